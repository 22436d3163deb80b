// Made from Rust by `cargo xtask gen`; do not edit.

/** A step of a turn. The numbers are those of sections of the printed rules. AT-TURN-01 */
export type Step = "move" | "attack" | "specials" | "over";
