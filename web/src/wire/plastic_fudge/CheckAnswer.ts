// Made from Rust by `cargo xtask gen`; do not edit.

import type { WhyNot } from "./WhyNot";

/** Whether a decision is legal. */
export type CheckAnswer = {
  /** Whether the rules allow the decision now. */
  legal: boolean;
  /** Why the rules do not allow the decision; null if they do. */
  refusal: WhyNot | null;
};
