// Made from Rust by `cargo xtask gen`; do not edit.

import type { Ending } from "./Ending";

/** How the game ended. */
export type Over = {
  /** The player who won; null if no player won. */
  winner: string | null;
  /** What ended the game. */
  by: Ending;
  /** The clause that ended the game. */
  clause: string;
};
