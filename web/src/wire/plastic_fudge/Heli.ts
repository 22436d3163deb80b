// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether Helicopters fly. PF-R-62 */
export type Heli = "flies" | "ground";
