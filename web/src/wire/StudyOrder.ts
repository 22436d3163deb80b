// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of `POST /api/lab`: is this fair?
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
 * The level of the bots on all seats, 1 to 3.
 */
level: number, 
/**
 * How many games are played at most, 20 to 4000.
 */
games: number, };
