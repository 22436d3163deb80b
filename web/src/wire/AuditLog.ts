// Made from Rust by `cargo xtask gen`; do not edit.

import type { AuditEntry } from "./AuditEntry";

/**
 * A page of the audit log, the latest entries first.
 */
export type AuditLog = { 
/**
 * The entries.
 */
entries: Array<AuditEntry>, 
/**
 * Whether there are more.
 */
more: boolean, };
