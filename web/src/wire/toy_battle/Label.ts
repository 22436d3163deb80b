// Made from Rust by `cargo xtask gen`; do not edit.

/** The point of the drawing where a region's medals are drawn. */
export type Label = {
  /** The distance from the left edge, in drawing units. */
  x: number;
  /** The distance from the upper edge, in drawing units. */
  y: number;
};
