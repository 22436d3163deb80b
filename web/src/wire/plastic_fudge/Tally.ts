// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a side has and has lost. PF-R-08, PF-R-72
 */
export type Tally = { 
/**
 * Units it began with.
 */
units: number, 
/**
 * Destroyed or fled.
 */
lost: number, 
/**
 * Destroyed.
 */
destroyed: number, 
/**
 * Fled off the table.
 */
fled: number, 
/**
 * Routed: fled, or running on the table.
 */
routed: number, 
/**
 * Points it began with.
 */
points: number, 
/**
 * Points of what is lost.
 */
points_lost: number, 
/**
 * Its losses as the table counts them, in whole percent, rounded down.
 */
loss_percent: number, };
