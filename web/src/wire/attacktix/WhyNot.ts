// Made from Rust by `cargo xtask gen`; do not edit.

import type { Refusal } from "./Refusal";

/** Why a decision is illegal: the clause, the sentence, and the data of the refusal. */
export type WhyNot = {
  /** The clause that forbids the decision. */
  clause: string;
  /** The sentence that explains the refusal, in English. */
  because: string;
  /** The data of the refusal, for translation. */
  reason: Refusal;
};
