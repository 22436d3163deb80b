// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/admin/session`. */
export type AdminLogin = {
  /** The token of the link that `rumpus admin link` prints. */
  token: string;
};
