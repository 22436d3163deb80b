// Made from Rust by `cargo xtask gen`; do not edit.

import type { GameEntry } from "./GameEntry";

/** The body of `GET /api/games`. */
export type GameList = {
  /** Every game that the server offers, in a fixed order. */
  games: Array<GameEntry>;
};
