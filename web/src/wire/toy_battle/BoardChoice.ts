// Made from Rust by `cargo xtask gen`; do not edit.

import type { BoardFile } from "./BoardFile";

/** The id of a shipped board, or a whole board. */
export type BoardChoice = string | BoardFile;
