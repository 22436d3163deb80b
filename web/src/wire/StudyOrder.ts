// Made from Rust by `cargo xtask gen`; do not edit.

import type { StudyOption } from "./StudyOption";

/**
 * The body of `POST /api/lab`: is this fair, or what does an option change?
 */
export type StudyOrder = { 
/**
 * The game's name in addresses.
 */
game: string, 
/**
 * The set-up in the game's words, without forces, as for a match. Left out, each game draws one of the shipped boards.
 */
setup?: unknown, 
/**
 * The force that plays against those that bots build, in the game's words. Left out, bots build all of them.
 */
force?: unknown, 
/**
 * The force that plays against the first one; the same again asks for the seats alone. Left out, bots build it anew
 * for each game.
 */
against?: unknown, 
/**
 * The option whose change is asked about, beside its default; then neither set-up nor force may come along. Left out,
 * the question is whether the game is fair.
 */
option?: StudyOption, 
/**
 * The level of the bots on all seats, 1 to 3.
 */
level: number, 
/**
 * How many games are played at most, 20 to 4000; where an option is asked about, so many with it and as many without.
 */
games: number, };
