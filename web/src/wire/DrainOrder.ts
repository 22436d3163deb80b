// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/admin/drain`. */
export type DrainOrder = {
  /** When the server will stop, in milliseconds since 1970; null if that is not known. */
  at_ms: number | null;
  /** Why the operator drains the server, in 1 to 300 characters. The audit log keeps it. */
  reason: string;
};
