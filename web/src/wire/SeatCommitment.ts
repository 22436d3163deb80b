// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a seat committed to.
 */
export type SeatCommitment = { 
/**
 * The seat's name in the game.
 */
seat: string, 
/**
 * The hash.
 */
commitment: string, };
