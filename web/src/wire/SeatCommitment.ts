// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The commitment of a seat.
 */
export type SeatCommitment = { 
/**
 * The seat's name in the game.
 */
seat: string, 
/**
 * The seat's commitment: a hash.
 */
commitment: string, };
