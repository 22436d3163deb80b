// Made from Rust by `cargo xtask gen`; do not edit.

import type { Aim } from "./Aim";
import type { Arcs } from "./Arcs";
import type { WeaponKind } from "./WeaponKind";

/** The weapon of a figure, as its card shows it. */
export type CardWeapon = {
  /** The weapon's code; null for a weapon that a player defined. */
  code: string | null;
  /** Whether the weapon is a launcher, or which kind of melee weapon it is. */
  kind: WeaponKind;
  /** How many missiles the weapon holds when it is loaded; 0 for a melee weapon. */
  missiles: number;
  /** How far a melee weapon reaches from the centre of the base; 0 for a launcher. */
  reach: number;
  /** How far the weapon can be adjusted. */
  arcs: Arcs;
  /** The aim that the weapon has until its player sets another: straight ahead. */
  default: Aim;
};
