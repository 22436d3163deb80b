// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { SectionNow } from "./SectionNow";
import type { Spot } from "./Spot";
import type { Standing } from "./Standing";

/** A piece of terrain as it is now. */
export type PieceNow = {
  /** The id of the piece on this table. */
  id: Id;
  /** The corners of a drawn area. */
  area?: Array<Spot>;
  /** Where an object is. */
  at?: Spot;
  /** The heading of an object. */
  facing?: number;
  /** The sections of a barrier. */
  sections?: Array<SectionNow>;
  /** Whether an object stands, lies or is removed. */
  state?: Standing;
};
