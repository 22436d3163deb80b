// Made from Rust by `cargo xtask gen`; do not edit.

import type { Frame } from "./Frame";
import type { Summary } from "./Summary";

/**
 * Some steps of a finished game, as one viewer (the player of a seat, or the public) may see them. A long game has
 * several such pages.
 */
export type Replay = {
  /** The summary of the match. */
  summary: Summary;
  /** The set-up with the data of everything that it names, such as its board, in the game's own JSON. */
  setup: unknown;
  /** The frames of this page, in order; frame 0 is the starting position. */
  frames: Array<Frame>;
  /** The id of the key with which the server signs the record; left out if the server has no key. */
  signed_by?: string;
};
