// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The clause that gives the reason.
 */
export type Cited = { 
/**
 * The clause.
 */
clause: string, };
