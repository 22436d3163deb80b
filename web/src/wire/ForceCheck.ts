// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of `POST /api/games/{game}/check-force`.
 */
export type ForceCheck = { 
/**
 * The game's own set-up, as an order of a match has it.
 */
setup: unknown, 
/**
 * What a player would bring, in the game's words.
 */
force: unknown, };
