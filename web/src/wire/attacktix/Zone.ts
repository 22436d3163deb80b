// Made from Rust by `cargo xtask gen`; do not edit.

/** Where a figure is. AT-SETUP-05 */
export type Zone = "pool" | "in-play" | "lying" | "backup" | "defeated";
