// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Hints for drawing the board; no rule depends on them.
 */
export type Art = { 
/**
 * Ground in words.
 */
background: string, 
/**
 * Look of bases in words.
 */
bases: string, 
/**
 * Look of special bases in words.
 */
special: string, 
/**
 * Look of paths in words.
 */
paths: string, 
/**
 * Colours as `#rrggbb`.
 */
palette: Array<string>, };
