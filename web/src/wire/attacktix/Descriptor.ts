// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A descriptor: what the rules take a piece of terrain for. AT-TERR-04
 */
export type Descriptor = "high-barrier" | "low-barrier" | "slowing" | "cover" | "object";
