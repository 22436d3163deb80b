// Made from Rust by `cargo xtask gen`; do not edit.

/** A drain: an operator will stop the server, so it sets up no new matches. Running matches go on. */
export type Drain = {
  /** When the server will stop, in milliseconds since 1970; null if that is not known. */
  at_ms: number | null;
};
