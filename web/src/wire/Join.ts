// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of `POST /api/matches/{id}/join`.
 */
export type Join = { 
/**
 * The secret in the invite link: its last part.
 */
token: string, };
