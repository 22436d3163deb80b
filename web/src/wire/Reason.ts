// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of an operator's request that needs only a reason. */
export type Reason = {
  /** Why the operator does this, in 1 to 300 characters. */
  reason: string;
};
