// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";

/** A measurement with the rod. PF-EQ-01 */
export type MeasureAnswer = {
  /** The gap from edge to edge, in inches; negative if the bases overlap. */
  gap: Length;
  /** The ticks of the rod along the gap, in inches from its start. */
  ticks: Array<number>;
  /** The length of the rod, in inches. */
  longest: number;
};
