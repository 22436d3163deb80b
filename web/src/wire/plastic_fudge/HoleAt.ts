// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Spot } from "./Spot";

/** The hole that an attack cuts in a Base. */
export type HoleAt = {
  /** The id of the Base. */
  piece: Id;
  /** The centre of the hole. */
  at: Spot;
  /** The radius of the hole, in inches. */
  radius: Length;
};
