// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A side of the table. L is the distance from the middle of the table to a starting line. AT-SETUP-01, AT-FFA-02,
 * AT-FFA-05
 */
export type Edge = "south" | "west" | "north" | "east";
