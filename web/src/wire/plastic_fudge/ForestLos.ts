// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether forests block sight. PF-R-42 */
export type ForestLos = "clear" | "block3";
