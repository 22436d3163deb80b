// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a piece is made of. AT-TERR-02
 */
export type GeometryJson = "sections" | "area" | "object";
