// Made from Rust by `cargo xtask gen`; do not edit.

import type { EndedBy } from "./EndedBy";

/** How the game ended. */
export type Over = {
  /** The seats that won; empty in a draw. */
  winners: Array<string>;
  /** The reason why the game ended. */
  by: EndedBy;
  /** The clause that ended the game. */
  clause: string;
  /** Free-for-all: the seats by place, the best first. Seats that share a place are in one entry. */
  places: Array<Array<string>>;
};
