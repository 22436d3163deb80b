// Made from Rust by `cargo xtask gen`; do not edit.

/** A clause that answers cite as a reason. */
export type Cited = {
  /** The id of the clause, such as `AT-SLOW-02`. */
  clause: string;
};
