// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A spot of the drawing.
 */
export type Label = { 
/**
 * From the left edge.
 */
x: number, 
/**
 * From the upper edge.
 */
y: number, };
