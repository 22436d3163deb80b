// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of a request of an operator that needs only a reason.
 */
export type Reason = { 
/**
 * Why, 1 to 300 characters.
 */
reason: string, };
