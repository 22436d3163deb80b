// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A measurement.
 */
export type MeasureAnswer = { 
/**
 * The gap between the outlines, in micrometres.
 */
gap: number, 
/**
 * The distance between the centres, in micrometres.
 */
distance: number, 
/**
 * The distance between the centres in tix, rounded up.
 */
tix: number, };
