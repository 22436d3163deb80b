// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a kneeling or prone model pays for its higher Defence level. PF-R-67 */
export type StancePrice = "paid" | "free";
