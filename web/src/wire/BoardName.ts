// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";

/** The id and the name of a board. */
export type BoardName = {
  /** The id of the board, such as `castle-field`. */
  id: string;
  /** The name of the board, as players see it. */
  name: LocalizedText;
};
