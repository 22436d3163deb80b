// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A guest by id and name.
 */
export type Named = { 
/**
 * The public id.
 */
id: string, 
/**
 * The name that others read.
 */
name: string, };
