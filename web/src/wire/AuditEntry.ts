// Made from Rust by `cargo xtask gen`; do not edit.

/** An entry of the audit log: what an operator did. */
export type AuditEntry = {
  /** The number of the entry. A later entry has a higher number. */
  n: number;
  /** When the operator acted, in milliseconds since 1970. */
  at_ms: number;
  /** The id of the operator's session, or `command` for a command of `rumpus admin`. */
  operator: string;
  /** What the operator did: a word such as `ban`. */
  act: string;
  /** What the entry is about: a guest, a range, a match or a report. */
  subject: string;
  /** The reason that the operator gave. */
  reason: string;
  /** Further facts, such as a guest's earlier name. */
  detail: string;
};
