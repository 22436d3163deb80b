// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";
import type { WeaponKind } from "./WeaponKind";

/** A weapon of a card. */
export type CardWeapon = {
  /** The name of the weapon. */
  name: string;
  /** What the weapon hits. */
  kind: WeaponKind;
  /** Range level. */
  rl: number;
  /** Attack level. */
  al: number;
  /**
   * How far the weapon reaches, in inches: for a grenade half of its range, for a flame the length of its template.
   * A weapon that reaches 0 inches attacks hand to hand only.
   */
  reach: Length;
};
