// Made from Rust by `cargo xtask gen`; do not edit.

import type { BoardFile } from "./BoardFile";

/**
 * A shipped board by its id, or a whole board.
 */
export type BoardChoice = string | BoardFile;
