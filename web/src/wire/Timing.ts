// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How long something took since the start.
 */
export type Timing = { 
/**
 * How often.
 */
count: number, 
/**
 * The mean, in milliseconds.
 */
mean_ms: number, 
/**
 * 99 of 100 took at most so long, in milliseconds; null if that is more than is told apart.
 */
most_ms: number | null, };
