// Made from Rust by `cargo xtask gen`; do not edit.

/** What a piece of terrain is made of. AT-TERR-02 */
export type PieceGeometry = "sections" | "area" | "object";
