// Made from Rust by `cargo xtask gen`; do not edit.

/** The role that a force file gives to a Radioman. PF-RADIO-03 */
export type RadioRole = "command" | "trooper";
