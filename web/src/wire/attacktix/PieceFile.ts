// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { SectionFile } from "./SectionFile";
import type { Spot } from "./Spot";
import type { Standing } from "./Standing";

/** A piece of terrain on the table: a barrier in sections, a drawn area, or an object. */
export type PieceFile = {
  /** The piece's id on this table. */
  id: Id;
  /** The code of the piece's kind, such as `F03`. AT-SAMP-01 … AT-SAMP-07 */
  code: Id;
  /** The corners of a drawn area, which is convex. */
  area?: Array<Spot>;
  /** Where an object stands or lies. */
  at?: Spot;
  /** The heading of an object. */
  facing?: number;
  /** The sections of a barrier. AT-TERR-03 */
  sections?: Array<SectionFile>;
  /** Whether an object stands, lies or is off the table. If this field is left out, it stands. */
  state?: Standing;
};
