// Made from Rust by `cargo xtask gen`; do not edit.

import type { BoardChoice } from "./BoardChoice";
import type { Options } from "./Options";

/** The board and the options, which are fixed before play. */
export type Setup = {
  /** The board, as its id or as a whole board. TB-R-46 */
  board: BoardChoice;
  /** The options. An option that is left out has its default value. */
  options?: Options;
};
