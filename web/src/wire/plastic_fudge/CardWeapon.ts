// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";
import type { WeaponKind } from "./WeaponKind";

/**
 * A weapon of a card.
 */
export type CardWeapon = { 
/**
 * What it is called.
 */
name: string, 
/**
 * What it does.
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
 * How far it reaches, in inches. For grenades this is half of the range, for a flame the length of its template. With
 * 0 the weapon is for hand to hand only.
 */
reach: Length, };
