// Made from Rust by `cargo xtask gen`; do not edit.

import type { Spot } from "./Spot";
import type { WhyNot } from "./WhyNot";

/** Where a figure would be shifted to. */
export type ShiftAnswer = {
  /** Whether the shift is legal. */
  legal: boolean;
  /** The reason why the shift is illegal; null if the shift is legal. */
  refusal: WhyNot | null;
  /** Where the figure would stand. */
  end: Spot;
};
