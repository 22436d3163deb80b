// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A place of the drawing that is neither a base nor a headquarters.
 */
export type Label = { 
/**
 * The distance from the left edge, in drawing units.
 */
x: number, 
/**
 * The distance from the upper edge, in drawing units.
 */
y: number, };
