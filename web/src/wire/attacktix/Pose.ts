// Made from Rust by `cargo xtask gen`; do not edit.

import type { Spot } from "./Spot";

/** The place and the heading of a figure. */
export type Pose = {
  /** The centre of its base. */
  at: Spot;
  /** The heading of the figure. */
  facing: number;
};
