// Made from Rust by `cargo xtask gen`; do not edit.

import type { AuditEntry } from "./AuditEntry";

/** A page of the audit log, the latest entries first. */
export type AuditLog = {
  /** The entries on this page. */
  entries: Array<AuditEntry>;
  /** Whether more follow on the next page. */
  more: boolean;
};
