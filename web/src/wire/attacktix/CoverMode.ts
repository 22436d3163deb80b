// Made from Rust by `cargo xtask gen`; do not edit.

/** How a piece covers a figure. AT-COVER-03 */
export type CoverMode = "inside" | "edge";
