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
 * What ended it.
 */
by: "last-standing" | "turn-cap" | "resignation" | "timeout", 
/**
 * The clause that ended it.
 */
clause: string, };
