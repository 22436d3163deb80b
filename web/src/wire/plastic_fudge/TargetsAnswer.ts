// Made from Rust by `cargo xtask gen`; do not edit.

import type { AimedAt } from "./AimedAt";
import type { Id } from "./Id";

/** The attacks that a Unit could make. */
export type TargetsAnswer = {
  /** The id of the attacker. */
  unit: Id;
  /**
   * Attacks with each weapon on Units, markers and Bases, legal or not, nearest first. Bases are Buildings,
   * Fortresses and the camp.
   */
  attacks: Array<AimedAt>;
};
