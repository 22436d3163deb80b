// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * When hand-to-hand penalties apply. PF-R-22
 */
export type HthPenaltyScope = "declared" | "contact";
