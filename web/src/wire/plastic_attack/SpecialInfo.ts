// Made from Rust by `cargo xtask gen`; do not edit.

/** A special action as the game's page describes it. */
export type SpecialInfo = {
  /** The name of the action in files, such as `mind-control`. */
  word: string;
  /** The name of the action in English. */
  name: string;
  /** The ids of the clauses that say what the action does. */
  clauses: Array<string>;
};
