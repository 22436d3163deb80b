// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a side has and has lost. PF-R-08, PF-R-72
 */
export type Tally = { 
/**
 * How many Units the side began with.
 */
units: number, 
/**
 * How many of its Units are destroyed or fled.
 */
lost: number, 
/**
 * How many of its Units are destroyed.
 */
destroyed: number, 
/**
 * How many of its Units fled off the table.
 */
fled: number, 
/**
 * How many of its Units are routed: fled, or still on the table.
 */
routed: number, 
/**
 * How many points the side began with.
 */
points: number, 
/**
 * The points of the Units that are lost.
 */
points_lost: number, 
/**
 * The losses of the side in whole percent, rounded down. The option `loss_by` says whether Units or points are
 * counted.
 */
loss_percent: number, };
