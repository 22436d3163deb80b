// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * The choice that the owner of a felled figure makes about its special ability (its special). The effect of the
 * ability decides which fields count.
 */
export type SpecialChoice = {
  /** The felled figure whose special it is. */
  of: Id;
  /** The place along the owner's line where a figure comes into play, in micrometres from the middle. */
  along?: number;
  /** Declines the special. Allowed only if the option `optional_specials` is on. AT-R-31 */
  decline?: boolean;
  /** In which direction a figure is shifted. */
  heading?: number;
  /** How far the figure is shifted, in micrometres. */
  roll?: number;
  /** The figure that the special applies to. */
  target?: Id;
  /** The figures that the special applies to. */
  targets?: Array<Id>;
  /**
   * Uses a special that leaves nothing to choose. Needed only if the option `optional_specials` is on. Otherwise the
   * table uses such a special without asking. AT-R-31
   */
  use?: boolean;
};
