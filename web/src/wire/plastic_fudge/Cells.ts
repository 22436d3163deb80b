// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";

/**
 * Places on a grid.
 */
export type Cells = { 
/**
 * How far neighbouring places are apart, in inches. Each place stands for the square of this size around it.
 */
size: Length, 
/**
 * `[x, y, left]`: the place, and the allowance left there, in inches.
 */
at: [number, number, number][], };
