// Made from Rust by `cargo xtask gen`; do not edit.

/** Why the rules forbid a decision. */
export type Refusal = {
  /** The id of the clause that forbids the decision. */
  clause: string;
  /** A sentence that says why, in English. */
  because: string;
  /** The reason as data, from which the front end makes a sentence in another language: `{type, ...}`. */
  reason: { type: string; [key: string]: unknown };
};
