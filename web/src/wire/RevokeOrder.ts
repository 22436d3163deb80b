// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/admin/matches/{id}/revoke`. */
export type RevokeOrder = {
  /** The seat whose invite link becomes invalid. */
  seat: string;
  /** Why the operator does this, in 1 to 300 characters. */
  reason: string;
};
