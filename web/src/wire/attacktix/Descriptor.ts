// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a piece of terrain is to the rules. AT-TERR-04
 */
export type Descriptor = "high-barrier" | "low-barrier" | "slowing" | "cover" | "object";
