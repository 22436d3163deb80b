// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a limit refused.
 */
export type Refused = { 
/**
 * The name of the server's setting for the limit.
 */
limit: string, 
/**
 * How often the limit refused something.
 */
count: number, };
