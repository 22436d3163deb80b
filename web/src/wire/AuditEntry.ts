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
 * When it was done, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * The id of the session, or `command` for one of the commands of `rumpus admin`.
 */
operator: string, 
/**
 * What was done, in a word.
 */
act: string, 
/**
 * What it concerns: a guest, a range, a match or a report.
 */
subject: string, 
/**
 * The reason that the operator gave.
 */
reason: string, 
/**
 * Further facts, such as the earlier name.
 */
detail: string, };
