// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A named set of options.
 */
export type Preset = { 
/**
 * The word for the set.
 */
id: string, 
/**
 * The options that differ from the defaults.
 */
options: Record<string, unknown>, };
