// Made from Rust by `cargo xtask gen`; do not edit.

/** Which seat chooses a side first in free-for-all. AT-R-49 */
export type SideOrder = "seat" | "trial-grind";
