// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * A felled figure whose special window, below its base, has not been checked yet. If the window is white, the figure's
 * ability can be used.
 */
export type FelledNow = {
  /** The id of the figure at this table. */
  figure: Id;
  /** The figure that felled it. */
  by: Id | null;
  /** Whether the figure's own side felled it. AT-R-33 */
  own?: boolean;
};
