// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `PUT /api/me`. */
export type Rename = {
  /** The new name of the guest. */
  name: string;
};
