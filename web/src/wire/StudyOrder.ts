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
 * The set-up in the game's own JSON, without forces, as for a match. If it is left out, each game draws one of the
 * boards that come with the game.
 */
setup?: unknown, 
/**
 * The force that is studied, in the game's own JSON. If it is left out, bots build all forces.
 */
force?: unknown, 
/**
 * The force that plays against `force`. If both are the same, the study judges only the seats. If it is left out,
 * bots build a new one for each game.
 */
against?: unknown, 
/**
 * The option to study: games with its value are compared with games with the default. An order with an option has
 * no set-up and no force. If the option is left out, the question is whether the game is fair.
 */
option?: StudyOption, 
/**
 * The level of the bots on all seats, 1 to 3.
 */
level: number, 
/**
 * The most games to play, 20 to 4000. In a study of an option, this is the number of games with the option. The
 * same number of games is played without it.
 */
games: number, };
