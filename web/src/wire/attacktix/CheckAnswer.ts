// Made from Rust by `cargo xtask gen`; do not edit.

import type { WhyNot } from "./WhyNot";

/** The answer to the question `check`. */
export type CheckAnswer = {
  /** Whether the asker's seat may take the decision now. */
  legal: boolean;
  /** The reason why the decision is illegal; null if the decision is legal. */
  refusal: WhyNot | null;
};
