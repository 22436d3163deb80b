// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether and how the players of a match may take decisions back. It is fixed when the match begins. */
export type UndoPlan = "never" | "stays" | "at_once" | "on_request";
