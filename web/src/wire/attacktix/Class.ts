// Made from Rust by `cargo xtask gen`; do not edit.

/** An Attacktix Class. AT-CLASS-02 */
export type Class = "W" | "L" | "C" | "T" | "S" | "M";
