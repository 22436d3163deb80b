// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { PieceFile } from "./PieceFile";

/** A table with its terrain, as a file. AT-TERR-01 */
export type TableFile = {
  /** The format of the file. This build reads only format 1. */
  format: number;
  /** The id of the game: `attacktix`. */
  game: string;
  /** The id of the table, such as `bare`. */
  id: Id;
  /** The table's name. */
  name: string;
  /** The pieces on the table. */
  terrain: Array<PieceFile>;
  /** The id of the map, if the table is a map with its own rules: `sunken-maze` allows no Battle Masters. AT-R-63 */
  map?: string;
};
