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
 * The boards that come with it, as whole board files.
 */
boards: unknown[], 
/**
 * The options that can be chosen.
 */
options: Array<OptionSpec>, 
/**
 * The levels of its bots.
 */
levels: Array<number>, 
/**
 * The names of its seats, in seat order; a game of fewer players takes the first ones.
 */
seats: Array<string>, 
/**
 * How many play.
 */
players: PlayerRange, 
/**
 * What each player brings to a game, as the game calls it, such as `army`; null in a game without forces.
 */
brings: string | null, 
/**
 * Its lessons, in the order in which they are taken; empty where it has none.
 */
lessons: Array<LessonEntry>, 
/**
 * Further data of the game, in its own words, such as ready-made forces; null or an empty object without any.
 */
own: unknown, };
