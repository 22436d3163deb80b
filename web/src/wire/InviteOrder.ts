// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/matches/{id}/invite`. */
export type InviteOrder = {
  /** The free seat that gets a new invite link. */
  seat: string;
};
