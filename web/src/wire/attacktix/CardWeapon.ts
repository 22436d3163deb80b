// Made from Rust by `cargo xtask gen`; do not edit.

import type { Aim } from "./Aim";
import type { Arcs } from "./Arcs";
import type { WeaponKind } from "./WeaponKind";

/**
 * The weapon of a card.
 */
export type CardWeapon = { 
/**
 * The weapon's code; null for a weapon that a player defined.
 */
code: string | null, 
/**
 * The weapon's kind.
 */
kind: WeaponKind, 
/**
 * Missiles when loaded.
 */
missiles: number, 
/**
 * How far a melee weapon reaches from the centre of the base; 0 for a launcher.
 */
reach: number, 
/**
 * How far the weapon can be adjusted.
 */
arcs: Arcs, 
/**
 * The weapon's default aim.
 */
default: Aim, };
