// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The state of a seat's seed.
 */
export type FairSeat = { 
/**
 * The seat's name in the game.
 */
seat: string, 
/**
 * Whether the seat has sent the commitment to its seed.
 */
committed: boolean, 
/**
 * Whether the seat has shown its seed to the server.
 */
revealed: boolean, };
