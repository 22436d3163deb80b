// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of the addresses that deal with the invite link of a seat.
 */
export type InviteOrder = { 
/**
 * The seat.
 */
seat: string, };
