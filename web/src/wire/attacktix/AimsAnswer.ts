// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Target } from "./Target";

/** What a figure might attack, nearest first. */
export type AimsAnswer = {
  /** The id of the attacker. */
  figure: Id;
  /**
   * Opponents' figures, objects that can topple, and sections that can be destroyed. Targets out of reach are
   * included.
   */
  targets: Array<Target>;
};
