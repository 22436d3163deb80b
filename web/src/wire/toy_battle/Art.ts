// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Hints for drawing the board. No rule depends on them.
 */
export type Art = { 
/**
 * The ground, in words.
 */
background: string, 
/**
 * The look of bases, in words.
 */
bases: string, 
/**
 * The look of special bases, in words.
 */
special: string, 
/**
 * The look of paths, in words.
 */
paths: string, 
/**
 * Colours as `#rrggbb`.
 */
palette: Array<string>, };
