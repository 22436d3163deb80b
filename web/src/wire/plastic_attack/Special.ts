// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A special action of either edition. They stand in section 1.9 of the first rules and at the end of the revised rules.
 */
export type Special = "armor" | "blast" | "boost" | "dodge" | "explosion" | "heal" | "intimidate" | "intimidation" | "knock-out" | "luck" | "master-plan" | "mind-control" | "quick-action" | "recover" | "sharpshooter" | "shield" | "sneak" | "special-weapon" | "stun" | "vulnerable";
