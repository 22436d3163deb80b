// Made from Rust by `cargo xtask gen`; do not edit.

/** The pose of a model. It never changes during play. PF-STANCE-01, PF-STANCE-02, PF-R-67 */
export type Stance = "standing" | "kneeling" | "prone";
