// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of `POST /api/matches/{id}/force`.
 */
export type ForceOrder = { 
/**
 * The seat that brings it, a seat of the guest.
 */
seat: string, 
/**
 * What it brings, in the game's words.
 */
force: unknown, };
