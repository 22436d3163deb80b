// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How the game ended.
 */
export type Over = { 
/**
 * The player who won; null if no player won.
 */
winner: string | null, 
/**
 * What ended the game.
 */
by: "last-standing" | "turn-cap" | "resignation" | "timeout", 
/**
 * The clause that ended the game.
 */
clause: string, };
