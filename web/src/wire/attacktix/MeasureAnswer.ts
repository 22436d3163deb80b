// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A measurement.
 */
export type MeasureAnswer = { 
/**
 * Between the outlines.
 */
gap: number, 
/**
 * Between the centres.
 */
distance: number, 
/**
 * The distance in tix, rounded up.
 */
tix: number, };
