// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/matches/{id}/branch`. */
export type BranchOrder = {
  /** How many steps the new match shares with the finished one. */
  step: number;
  /** The seat of the guest who sends the request. */
  seat: string;
  /** The level of the bots on all other seats, from 1 to the highest of [`crate::GamePage::levels`]. */
  level: number;
};
