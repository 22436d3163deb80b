// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How far a seat is.
 */
export type FairSeat = { 
/**
 * The seat's name in the game.
 */
seat: string, 
/**
 * Whether its commitment is in.
 */
committed: boolean, 
/**
 * Whether its seed is in.
 */
revealed: boolean, };
