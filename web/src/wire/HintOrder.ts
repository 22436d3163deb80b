// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of `POST /api/matches/{id}/hint`.
 */
export type HintOrder = { 
/**
 * A seat of the guest. The game must wait for this seat.
 */
seat: string, };
