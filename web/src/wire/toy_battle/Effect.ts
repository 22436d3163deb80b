// Made from Rust by `cargo xtask gen`; do not edit.

/** An effect that is offered as a decision, named after its Troop or its terrain. */
export type Effect = "skully" | "capn" | "jumbo" | "xb42" | "star" | "castle" | "clouds" | "jungle" | "cemetery";
