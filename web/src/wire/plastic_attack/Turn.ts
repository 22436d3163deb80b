// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Whose turn it is.
 */
export type Turn = { 
/**
 * The player.
 */
seat: string, 
/**
 * What the game waits for.
 */
stage: "attack" | "defend" | "play" | "use" | "guard", 
/**
 * Whether this is an extra turn.
 */
extra: boolean, 
/**
 * 1-based number of the turn.
 */
number: number, };
