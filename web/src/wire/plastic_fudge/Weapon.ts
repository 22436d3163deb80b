// Made from Rust by `cargo xtask gen`; do not edit.

import type { WeaponKind } from "./WeaponKind";

/**
 * A weapon with its own range and attack. PF-VEH-04, PF-R-70
 */
export type Weapon = { 
/**
 * The name of the weapon. No other weapon of the Unit has the same name.
 */
name: string, 
/**
 * What the weapon does.
 */
kind: WeaponKind, 
/**
 * Range level. PF-STAT-03
 */
rl: number, 
/**
 * Attack level. PF-STAT-04
 */
al: number, };
