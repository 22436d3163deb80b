// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How many decisions a game has.
 */
export type StudyLength = { 
/**
 * The mean.
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
 * The number in the shortest game.
 */
least: number, 
/**
 * The number in the longest game.
 */
most: number, };
