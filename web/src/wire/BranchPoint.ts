// Made from Rust by `cargo xtask gen`; do not edit.

/** The step of a finished match from which another match plays on. */
export type BranchPoint = {
  /** The id of the finished match. */
  match: string;
  /** How many steps both matches share. */
  step: number;
};
