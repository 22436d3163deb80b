// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `PUT /api/admin/guests/{id}/name`. */
export type RenameOrder = {
  /** The new name of the guest. */
  name: string;
  /** Why the operator renames the guest, in 1 to 300 characters. */
  reason: string;
};
