// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/me/programs`. */
export type ProgramOrder = {
  /** The name that others read. */
  name: string;
};
