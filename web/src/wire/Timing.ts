// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How often something happened since the start, and how long it took.
 */
export type Timing = { 
/**
 * How often it happened.
 */
count: number, 
/**
 * The mean, in milliseconds.
 */
mean_ms: number, 
/**
 * The time within which 99 of 100 were done, in milliseconds. Null if nothing has happened yet, or if the time is
 * above the largest bound that is measured.
 */
most_ms: number | null, };
