// Made from Rust by `cargo xtask gen`; do not edit.

/** The least and the greatest Speed by kind of figure. */
export type SpeedBounds = {
  /** The bounds for figures with launchers. */
  ranged: [number, number];
  /** The bounds for melee figures. */
  melee: [number, number];
  /** The bounds for Battle Masters. */
  master: [number, number];
};
