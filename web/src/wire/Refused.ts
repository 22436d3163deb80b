// Made from Rust by `cargo xtask gen`; do not edit.

/** How often a limit refused something since the server was started. */
export type Refused = {
  /** The name of the server's setting for the limit. */
  limit: string;
  /** How often the limit refused something. */
  count: number;
};
