// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A clause that something rests on.
 */
export type Cited = { 
/**
 * The clause.
 */
clause: string, };
