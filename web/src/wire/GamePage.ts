// Made from Rust by `cargo xtask gen`; do not edit.

import type { LessonEntry } from "./LessonEntry";
import type { OptionSpec } from "./OptionSpec";
import type { PlayerRange } from "./PlayerRange";

/**
 * The body of `GET /api/games/{game}`: what a client needs to set up a game.
 */
export type GamePage = { 
/**
 * The game's name in addresses.
 */
id: string, 
/**
 * The boards that come with the game, as whole board files.
 */
boards: unknown[], 
/**
 * The options that can be chosen.
 */
options: Array<OptionSpec>, 
/**
 * The levels of the game's bots.
 */
levels: Array<number>, 
/**
 * The names of the game's seats, in seat order. A game of fewer players takes the first seats.
 */
seats: Array<string>, 
/**
 * How many people can play the game.
 */
players: PlayerRange, 
/**
 * The game's word for the force that each player brings, such as `army`; null in a game without forces.
 */
brings: string | null, 
/**
 * The game's lessons, in the order in which they are taken; empty if the game has none.
 */
lessons: Array<LessonEntry>, 
/**
 * Further data of the game, in the game's own JSON, such as ready-made forces. Null or an empty object if there is
 * none.
 */
own: unknown, };
