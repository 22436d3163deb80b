// Made from Rust by `cargo xtask gen`; do not edit.

/** When a special Trooper has the penalties of hand-to-hand combat. PF-R-22 */
export type HthPenaltyScope = "declared" | "contact";
