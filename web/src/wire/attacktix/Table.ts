// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** The name and the measures of the table. */
export type Table = {
  /** The table's id, such as `bare`. */
  id: Id;
  /** The table's name. */
  name: string;
  /** The distance from the middle to an edge of the surface. */
  half: number;
  /** The distance from the middle to a starting line. */
  line: number;
  /** How far a figure rolls in one tik, a click of its wheel. AT-R-01 */
  tix: number;
};
