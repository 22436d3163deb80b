// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a limit refused.
 */
export type Refused = { 
/**
 * The setting.
 */
limit: string, 
/**
 * How often.
 */
count: number, };
