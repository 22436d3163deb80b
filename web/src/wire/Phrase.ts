// Made from Rust by `cargo xtask gen`; do not edit.

/** The phrases that a player can send. */
export type Phrase = "hello" | "have_fun" | "well_played" | "thanks" | "oops" | "thinking" | "back_soon" | "good_game";
