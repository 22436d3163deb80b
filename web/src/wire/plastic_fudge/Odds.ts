// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How often each result comes in 6561 pairs of throws, all equally likely.
 */
export type Odds = { 
/**
 * `KIL` in the Damage Chart.
 */
kill: number, 
/**
 * `INJ` in the Damage Chart.
 */
injury: number, 
/**
 * `NE` in the Damage Chart.
 */
no_effect: number, 
/**
 * `--` in the Damage Chart.
 */
no_damage: number, };
