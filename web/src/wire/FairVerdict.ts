// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Whether something is fair.
 */
export type FairVerdict = "fair" | "uneven" | "open";
