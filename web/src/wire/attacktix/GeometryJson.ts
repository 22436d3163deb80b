// Made from Rust by `cargo xtask gen`; do not edit.

/** What a piece is: a barrier in sections, an area or an object. AT-TERR-02 */
export type GeometryJson = "sections" | "area" | "object";
