// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * An effect that is offered as a decision, by the Troop or the terrain it belongs to.
 */
export type Effect = "skully" | "capn" | "jumbo" | "xb42" | "star" | "castle" | "clouds" | "jungle" | "cemetery";
