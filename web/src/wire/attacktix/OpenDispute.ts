// Made from Rust by `cargo xtask gen`; do not edit.

/** An open dispute. AT-ETIQ-07 */
export type OpenDispute = {
  /** The seat that opened the dispute. */
  by: string;
  /** The seat that calls a colour. */
  caller: string;
  /** What the dispute is about. */
  about: string;
};
