// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a Unit may shoot at an enemy in contact with a friend. PF-R-21 */
export type FireIntoMelee = "free" | -1 | "-1" | "forbidden";
