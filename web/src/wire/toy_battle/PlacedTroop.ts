// Made from Rust by `cargo xtask gen`; do not edit.

import type { Troop } from "./Troop";

/**
 * A Troop placed in this play.
 */
export type PlacedTroop = { 
/**
 * The Troop.
 */
troop: Troop, 
/**
 * The place where it was put down.
 */
on: string, 
/**
 * Height at which it was put down; 1 = the bottom.
 */
level: number, };
