// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What an operator did.
 */
export type AuditEntry = { 
/**
 * Its number.
 */
n: number, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * The id of the session, or `command` for one of the commands of `rumpus admin`.
 */
operator: string, 
/**
 * What.
 */
act: string, 
/**
 * On whom: a guest, a range, a match, a report.
 */
subject: string, 
/**
 * Why.
 */
reason: string, 
/**
 * More of it, such as the name before.
 */
detail: string, };
