// Made from Rust by `cargo xtask gen`; do not edit.

import type { StudyOption } from "./StudyOption";

/**
 * The body of `POST /api/lab`. It asks whether a game, a board or a force is fair, or what an option changes.
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
 * The force that is studied, in the game's words. Left out, bots build all forces.
 */
force?: unknown, 
/**
 * The force that plays against `force`. If both are the same, the study judges only the seats. Left out, bots build a new
 * one for each game.
 */
against?: unknown, 
/**
 * The option to study: games with its value are compared with games with the default. An order with an option has
 * neither set-up nor force. Left out, the question is whether the game is fair.
 */
option?: StudyOption, 
/**
 * The level of the bots on all seats, 1 to 3.
 */
level: number, 
/**
 * The most games to play, 20 to 4000. For an option, this is the number with it, and the same number again is played without
 * it.
 */
games: number, };
