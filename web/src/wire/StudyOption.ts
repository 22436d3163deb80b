// Made from Rust by `cargo xtask gen`; do not edit.

import type { Choice } from "./Choice";

/** An option of the rules with a value other than its default. */
export type StudyOption = {
  /** The key of the option in the game's `GamePage`. */
  key: string;
  /** The value: yes or no, a number, or one of the option's words. */
  value: Choice;
};
