// Made from Rust by `cargo xtask gen`; do not edit.

/** How the game ends if no figure is left in play at the end of a turn. AT-R-44 */
export type Mutual = "draw" | "active-loses";
