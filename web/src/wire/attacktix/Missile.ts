// Made from Rust by `cargo xtask gen`; do not edit.

import type { Decimal } from "./Decimal";

/** A missile of a launcher. */
export type Missile = {
  /** The mass of the missile, without its launcher. */
  mass_g: Decimal;
  /** The speed of the missile at the muzzle. */
  speed_cm_s: Decimal;
};
