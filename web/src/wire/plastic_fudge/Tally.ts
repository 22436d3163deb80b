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
 * Units destroyed or fled.
 */
lost: number, 
/**
 * Units destroyed.
 */
destroyed: number, 
/**
 * Units that fled off the table.
 */
fled: number, 
/**
 * Units that routed: fled, or still on the table.
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
 * Its losses, counted by the table's option, in whole percent, rounded down.
 */
loss_percent: number, };
