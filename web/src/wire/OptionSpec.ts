// Made from Rust by `cargo xtask gen`; do not edit.

import type { Choice } from "./Choice";
import type { OptionKind } from "./OptionKind";

/** An option: something that players can choose before a game. */
export type OptionSpec = {
  /** The key of the option in the set-up. */
  key: string;
  /** What kind of value the option has. */
  kind: OptionKind;
  /** The value if nobody chooses another. */
  default: Choice;
  /** The words to choose from; for `choice` only. */
  choices?: Array<string>;
  /** The id of the clause (a numbered rule of the rulebook) that the option is about. */
  clause?: string;
  /** The largest number allowed; for `integer` only. */
  max?: number;
  /** The smallest number allowed; for `integer` only. */
  min?: number;
};
