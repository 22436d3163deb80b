// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How the game ended.
 */
export type Over = { 
/**
 * Who won; null for a draw.
 */
winner: string | null, 
/**
 * How.
 */
by: "last-standing" | "turn-cap" | "resignation" | "timeout", 
/**
 * The clause that ended it.
 */
clause: string, };
