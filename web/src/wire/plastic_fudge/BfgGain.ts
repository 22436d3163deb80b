// Made from Rust by `cargo xtask gen`; do not edit.

/** What a BFG Trooper gains from his knife, hand to hand. PF-R-23 */
export type BfgGain = "al" | "al+dl";
