// Made from Rust by `cargo xtask gen`; do not edit.

/** What a sanction forbids. */
export type SanctionKind = "mute" | "ban";
