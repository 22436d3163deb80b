// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";

/** Points on a grid. */
export type Cells = {
  /** How far apart neighbouring points are, in inches. Each point stands for the square of this size around it. */
  size: Length;
  /** `[x, y, left]`: the point, and how much of the allowance is left there, in inches. */
  at: Array<[Length, Length, Length]>;
};
