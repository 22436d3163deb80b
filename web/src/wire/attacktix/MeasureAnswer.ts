// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A measurement.
 */
export type MeasureAnswer = { 
/**
 * The gap between the outlines.
 */
gap: number, 
/**
 * The distance between the centres.
 */
distance: number, 
/**
 * The distance in tix, rounded up.
 */
tix: number, };
