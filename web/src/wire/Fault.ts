// Made from Rust by `cargo xtask gen`; do not edit.

/** A fault of a board or a force: the broken rule, a sentence, and further data of the game. */
export type Fault = {
  /** The id of the broken clause. */
  rule: string;
  /** A sentence that says what is wrong, in English. */
  because: string;
  [key: string]: unknown;
};
