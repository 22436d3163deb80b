// Made from Rust by `cargo xtask gen`; do not edit.

/** The area that a slash sweeps: a part of a circle around the attacker. */
export type SweepJson = {
  /** The radius of the circle, in micrometres. */
  reach: number;
  /** The heading where the slash starts. */
  from: number;
  /** The heading where the slash ends. */
  to: number;
};
