// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How players of a match may take decisions back. It is known before the match begins.
 */
export type UndoPlan = "never" | "at_once" | "on_request";
