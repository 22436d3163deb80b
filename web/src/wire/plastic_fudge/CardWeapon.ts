// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";
import type { WeaponKind } from "./WeaponKind";

/**
 * A weapon of a card.
 */
export type CardWeapon = { 
/**
 * The name of the weapon.
 */
name: string, 
/**
 * What the weapon does.
 */
kind: WeaponKind, 
/**
 * Range level.
 */
rl: number, 
/**
 * Attack level.
 */
al: number, 
/**
 * How far the weapon reaches, in inches. For a grenade, this is half of its range. For a flame, this is the length
 * of its template. A weapon that reaches 0 inches is for hand to hand only.
 */
reach: Length, };
