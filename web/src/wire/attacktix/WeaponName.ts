// Made from Rust by `cargo xtask gen`; do not edit.

import type { Weapon } from "./Weapon";

/** The weapon of a figure type: a shipped one by its code, or one with a profile of its own. */
export type WeaponName = string | Weapon;
