// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How often each result comes in 6561 pairs of throws, all equally likely.
 */
export type Odds = { 
/**
 * `KIL`.
 */
kill: number, 
/**
 * `INJ`.
 */
injury: number, 
/**
 * `NE`.
 */
no_effect: number, 
/**
 * `--`.
 */
no_damage: number, };
