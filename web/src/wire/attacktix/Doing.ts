// Made from Rust by `cargo xtask gen`; do not edit.

/** What players do in a part of the game. AT-TURN-01 */
export type Doing = "sides" | "placing" | "turns";
