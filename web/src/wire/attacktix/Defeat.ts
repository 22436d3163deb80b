// Made from Rust by `cargo xtask gen`; do not edit.

/** What counts as knocked over. AT-R-20 */
export type Defeat = "any-lift" | "fully-down";
