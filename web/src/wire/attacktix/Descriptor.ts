// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A descriptor: it says which rules a piece of terrain follows. AT-TERR-04
 */
export type Descriptor = "high-barrier" | "low-barrier" | "slowing" | "cover" | "object";
