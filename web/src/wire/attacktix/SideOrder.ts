// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Who chooses a side first in free-for-all. AT-R-49
 */
export type SideOrder = "seat" | "trial-grind";
