// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How a model is posed; it never changes. PF-STANCE-01, PF-STANCE-02, PF-R-67
 */
export type Stance = "standing" | "kneeling" | "prone";
