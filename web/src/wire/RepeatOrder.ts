// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/matches/{id}/repeat`. */
export type RepeatOrder = {
  /** By how many levels each bot becomes stronger. The highest level is 6. */
  levels_up: number;
};
