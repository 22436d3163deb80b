// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What holds in a match, said before it begins.
 */
export type UndoPlan = "never" | "at_once" | "on_request";
