// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Which of the two Radiomen that matter. PF-RADIO-03
 */
export type RadioRole = "command" | "trooper";
