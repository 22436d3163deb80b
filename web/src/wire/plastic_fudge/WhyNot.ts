// Made from Rust by `cargo xtask gen`; do not edit.

/** Why something is not legal: a clause, a sentence and data. */
export type WhyNot = {
  /** The id of the clause that forbids it. */
  clause: string;
  /** A sentence for people, in English. */
  because: string;
  /** The same as data: the fault, with its `type` and its values. */
  reason: { type: string; [key: string]: unknown };
};
