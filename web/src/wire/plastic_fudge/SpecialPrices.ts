// Made from Rust by `cargo xtask gen`; do not edit.

/** Which prices of special Troopers and of the Grenade and Rifle Trooper count. PF-R-68, PF-R-69 */
export type SpecialPrices = "audited" | "printed";
