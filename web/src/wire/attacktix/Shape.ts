// Made from Rust by `cargo xtask gen`; do not edit.

/** The outline of an object, in micrometres. */
export type Shape =
  | { kind: "round"; radius: number; height: number }
  | { kind: "box"; half_x: number; half_z: number; height: number };
