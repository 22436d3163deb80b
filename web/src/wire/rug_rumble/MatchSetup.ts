// Made from Rust by `cargo xtask gen`; do not edit.

/** The set-up of a game, which is fixed before play. */
export type MatchSetup = {
  /** The number of players, 2 to 4. RR-SETUP-01 */
  players: number;
};
