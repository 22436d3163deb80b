// Made from Rust by `cargo xtask gen`; do not edit.

import type { FigureType } from "./FigureType";
import type { Id } from "./Id";

/** A battle force with its Back-Up force. AT-FORCE-01, AT-FORCE-02 */
export type ForceFile = {
  /** The codes of the figure types in the battle force, in the order of their serials. AT-FORCE-04 */
  battle: Array<Id>;
  /** The codes of the figure types in the Back-Up force. Their serials follow those of the battle force. */
  backup?: Array<Id>;
  /** The player-made figure types whose codes the lists may name. AT-R-71 */
  figures?: Array<FigureType>;
  /** The format of the file. This build reads only format 1. */
  format?: number;
  /** The id of the game: `attacktix`. */
  game?: string;
  /** The name that its owner gave the force; may be empty. */
  name?: string;
};
