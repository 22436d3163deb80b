// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a seat or a force wins its fair share of the games. */
export type FairVerdict = "fair" | "uneven" | "open";
