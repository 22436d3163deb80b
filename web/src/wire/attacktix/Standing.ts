// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What has become of an object. AT-OBJ-02, AT-OBJ-07
 */
export type Standing = "standing" | "fallen" | "removed";
