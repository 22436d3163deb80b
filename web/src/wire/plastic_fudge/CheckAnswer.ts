// Made from Rust by `cargo xtask gen`; do not edit.

import type { WhyNot } from "./WhyNot";

/** Whether a decision is legal. */
export type CheckAnswer = {
  /** Whether the rules allow the decision now. */
  legal: boolean;
  /** Why they do not; null if they allow it. */
  refusal: WhyNot | null;
};
