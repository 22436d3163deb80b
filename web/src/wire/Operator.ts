// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The session of an operator.
 */
export type Operator = { 
/**
 * The id of the session in the audit log.
 */
id: string, 
/**
 * When the session ends, in milliseconds since 1970.
 */
until_ms: number, 
/**
 * The range that contains the operator's present IP address.
 */
network: string, };
