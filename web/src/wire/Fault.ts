// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A fault of a board or a force: the broken rule, a sentence, and further data of the game.
 */
export type Fault = { rule: string; because: string; [key: string]: unknown };
