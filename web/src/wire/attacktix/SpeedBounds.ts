// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The least and the greatest Speed by kind of figure.
 */
export type SpeedBounds = { 
/**
 * Of figures with launchers.
 */
ranged: [number, number], 
/**
 * Of melee figures.
 */
melee: [number, number], 
/**
 * Of Battle Masters.
 */
master: [number, number], };
