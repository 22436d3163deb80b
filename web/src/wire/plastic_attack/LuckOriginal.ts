// Made from Rust by `cargo xtask gen`; do not edit.

/** The Power that a roll of Luck is compared with. PA-R-36 */
export type LuckOriginal = "current" | "starting";
