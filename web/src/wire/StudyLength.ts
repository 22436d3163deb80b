// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Decisions a game.
 */
export type StudyLength = { 
/**
 * On average.
 */
mean: number, 
/**
 * Lower end of the interval of 95 %.
 */
low: number, 
/**
 * Upper end of the interval.
 */
high: number, 
/**
 * In the shortest game.
 */
least: number, 
/**
 * In the longest game.
 */
most: number, };
