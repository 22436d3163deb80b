// Made from Rust by `cargo xtask gen`; do not edit.

/** Descriptions of how the board looks. No rule depends on them. */
export type Art = {
  /** The ground, described in words. */
  background: string;
  /** The bases, described in words. */
  bases: string;
  /** The special bases, described in words. */
  special: string;
  /** The paths, described in words. */
  paths: string;
  /** The colours of the board, each as `#rrggbb`. */
  palette: Array<string>;
};
