// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A descriptor. It decides which rules apply to a piece of terrain. AT-TERR-04
 */
export type Descriptor = "high-barrier" | "low-barrier" | "slowing" | "cover" | "object";
