// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether an object stands, lies or is off the table. AT-OBJ-02, AT-OBJ-07 */
export type Standing = "standing" | "fallen" | "removed";
