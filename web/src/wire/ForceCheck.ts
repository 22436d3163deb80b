// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/games/{game}/check-force`. */
export type ForceCheck = {
  /** The set-up, in the game's own JSON, as in a `MatchOrder`. */
  setup: unknown;
  /** The force that a player would bring, in the game's own JSON. */
  force: unknown;
};
