// Made from Rust by `cargo xtask gen`; do not edit.

import type { GameEntry } from "./GameEntry";

/**
 * The body of `GET /api/games`.
 */
export type GameList = { 
/**
 * Every game on the shelf, in shelf order.
 */
games: Array<GameEntry>, };
