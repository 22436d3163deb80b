// Made from Rust by `cargo xtask gen`; do not edit.

/** The id and the name of a guest. */
export type Named = {
  /** The guest's public id. */
  id: string;
  /** The name that others read. */
  name: string;
};
