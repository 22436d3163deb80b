// Made from Rust by `cargo xtask gen`; do not edit.

import type { BoardChoice } from "./BoardChoice";
import type { Options } from "./Options";

/**
 * What is fixed before play.
 */
export type Setup = { 
/**
 * The board. TB-R-46
 */
board: BoardChoice, 
/**
 * The options. An option that is left out has its default.
 */
options?: Options, };
