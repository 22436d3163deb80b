// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * An open dispute. AT-ETIQ-07
 */
export type OpenDispute = { 
/**
 * Who opened it.
 */
by: string, 
/**
 * Who calls a colour.
 */
caller: string, 
/**
 * The subject of the dispute.
 */
about: string, };
