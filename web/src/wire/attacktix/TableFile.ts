// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { PieceFile } from "./PieceFile";

/**
 * A table with its terrain, as a file. AT-TERR-01
 */
export type TableFile = { 
/**
 * The format of the file: 1.
 */
format: number, 
/**
 * `attacktix`.
 */
game: string, 
/**
 * The id of the table.
 */
id: Id, 
/**
 * The table's name.
 */
name: string, 
/**
 * A map with rules of its own: `sunken-maze` takes no Battle Masters. AT-R-63
 */
map?: string, 
/**
 * The terrain on the table.
 */
terrain: Array<PieceFile>, };
