// Made from Rust by `cargo xtask gen`; do not edit.

/** What a weapon hits. PF-EXP-01, PF-BAZ-01, PF-TANK-01, PF-MINE-05 */
export type WeaponKind = "shot" | "grenade" | "disc" | "flame" | "bazooka" | "mortar" | "sweeper";
