// Made from Rust by `cargo xtask gen`; do not edit.

import type { CoverMode } from "./CoverMode";
import type { Id } from "./Id";

/** A piece of terrain that gives a figure cover. AT-R-58 */
export type CoverBy = {
  /** The id of the barrier or area, such as `fence`. */
  piece: Id;
  /** How the piece covers the figure. */
  mode: CoverMode;
  /** The sections of a barrier that the figure touches. */
  sections: Array<Id>;
};
