// Made from Rust by `cargo xtask gen`; do not edit.

import type { WeaponKind } from "./WeaponKind";

/** A weapon with its own Range level and Attack level. PF-VEH-04, PF-R-70 */
export type Weapon = {
  /** The name of the weapon. Within a Unit, no two weapons have the same name. */
  name: string;
  /** What the weapon hits. */
  kind: WeaponKind;
  /** Range level. PF-STAT-03 */
  rl: number;
  /** Attack level. PF-STAT-04 */
  al: number;
};
