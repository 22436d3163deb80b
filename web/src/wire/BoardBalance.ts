// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How games of fast bots on a board ended, as a measure of how fair the board is.
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
 * The number of games for each kind of ending, in the game's own words.
 */
endings: { [key in string]: number }, };
