// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Neighbour } from "./Neighbour";

/** What stands around a figure, nearest first. */
export type SurroundingsAnswer = {
  /** The id of the figure in the middle. */
  figure: Id;
  /** The neighbours, nearest first. */
  rows: Array<Neighbour>;
};
