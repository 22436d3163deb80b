// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The phrases that can be sent.
 */
export type Phrase = "hello" | "have_fun" | "well_played" | "thanks" | "oops" | "thinking" | "back_soon" | "good_game";
