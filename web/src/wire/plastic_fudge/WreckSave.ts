// Made from Rust by `cargo xtask gen`; do not edit.

/** What happens to the passengers of a Vehicle that is killed. PF-R-54 */
export type WreckSave = "roll" | "die" | "safe";
