// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/matches/{id}/repeat`. */
export type RepeatOrder = {
  /** By how many levels each bot becomes stronger, at most to the highest level of the game. */
  levels_up: number;
};
