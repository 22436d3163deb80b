// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";

/**
 * A measurement with the rod. PF-EQ-01
 */
export type MeasureAnswer = { 
/**
 * The distance from edge to edge, in inches; negative for bases that overlap.
 */
gap: Length, 
/**
 * The ticks on the way, in inches.
 */
ticks: Array<number>, 
/**
 * The length of the rod, in inches.
 */
longest: number, };
