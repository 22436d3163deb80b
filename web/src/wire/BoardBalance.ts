// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How games of quick bots on a board ended, as a measure of its fairness.
 */
export type BoardBalance = { 
/**
 * Games played to their end.
 */
games: number, 
/**
 * Games that each seat won.
 */
wins: { [key in string]: number }, 
/**
 * Games won by the seat that decided first; left out if the seats begin together.
 */
starter_wins?: number, 
/**
 * Games by how they ended, in the game's words.
 */
endings: { [key in string]: number }, };
