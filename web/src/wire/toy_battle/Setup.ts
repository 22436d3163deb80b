// Made from Rust by `cargo xtask gen`; do not edit.

import type { BoardChoice } from "./BoardChoice";
import type { Options } from "./Options";

/**
 * What is settled before play.
 */
export type Setup = { 
/**
 * The board. TB-R-46
 */
board: BoardChoice, 
/**
 * The options; those left out keep their defaults.
 */
options?: Options, };
