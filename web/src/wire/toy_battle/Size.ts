// Made from Rust by `cargo xtask gen`; do not edit.

/** Width and height of the drawing area in drawing units; y grows downwards. */
export type Size = {
  /** The width. */
  w: number;
  /** The height. */
  h: number;
};
