// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What is settled before play.
 */
export type MatchSetup = { 
/**
 * How many sit down, 2 ..= 4. RR-SETUP-01
 */
players: number, };
