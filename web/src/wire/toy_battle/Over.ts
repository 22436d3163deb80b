// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeatName } from "./SeatName";

/** How a game ended. */
export type Over = {
  /** The player who won. */
  winner: SeatName;
  /** What ended the game: `hq`, `medals`, `stuck`, `turn-cap`, `resignation` or `timeout`. */
  by: "hq" | "medals" | "stuck" | "turn-cap" | "resignation" | "timeout";
  /** The clause that ended the game. */
  clause: string;
};
