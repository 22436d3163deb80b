// Made from Rust by `cargo xtask gen`; do not edit.

/** A line in space. A point is x, height, z, in micrometres. */
export type AimLine = {
  /** The end above the centre of the attacker's base. */
  from: [number, number, number];
  /** The end towards which the weapon points. */
  to: [number, number, number];
};
