// Made from Rust by `cargo xtask gen`; do not edit.

import type { Weapon } from "./Weapon";

/**
 * A weapon by its code, or a weapon with its own profile.
 */
export type WeaponName = string | Weapon;
