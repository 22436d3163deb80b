// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/matches/{id}/join`. */
export type Join = {
  /** The last part of the invite link, which is secret. */
  token: string;
};
