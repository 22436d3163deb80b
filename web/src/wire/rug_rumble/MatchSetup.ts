// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What is fixed before play.
 */
export type MatchSetup = { 
/**
 * The number of players, 2 ..= 4. RR-SETUP-01
 */
players: number, };
