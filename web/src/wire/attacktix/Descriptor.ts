// Made from Rust by `cargo xtask gen`; do not edit.

/** A descriptor of the rulebook. The descriptors of a piece of terrain decide which rules apply to it. AT-TERR-04 */
export type Descriptor = "high-barrier" | "low-barrier" | "slowing" | "cover" | "object";
