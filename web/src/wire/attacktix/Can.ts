// Made from Rust by `cargo xtask gen`; do not edit.

/** Something that a figure may do. */
export type Can = "place" | "move" | "attack" | "section" | "turn-base" | "fire-next";
