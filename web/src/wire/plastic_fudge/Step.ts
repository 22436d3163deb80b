// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Where a Round stands. PF-TURN-01
 */
export type Step = "muster" | "terrain" | "deploy" | "initiative" | "choose" | "move-a" | "move-b" | "attack" | "morale" | "jets" | "over";
