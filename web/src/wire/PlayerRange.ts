// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How many people can play.
 */
export type PlayerRange = { 
/**
 * At least.
 */
min: number, 
/**
 * At most.
 */
max: number, };
