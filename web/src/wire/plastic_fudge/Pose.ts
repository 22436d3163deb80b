// Made from Rust by `cargo xtask gen`; do not edit.

import type { Spot } from "./Spot";

/** The point and the facing of a Unit. */
export type Pose = {
  /** The centre of the Unit's base. */
  at: Spot;
  /** The facing of the Unit. */
  facing: number;
};
