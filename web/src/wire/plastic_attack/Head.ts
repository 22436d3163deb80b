// Made from Rust by `cargo xtask gen`; do not edit.

/** What is on a figure's head. */
export type Head = "bare" | "cap" | "helmet" | "hood" | "horns" | "antenna" | "visor" | "bun" | "crown" | "mane";
