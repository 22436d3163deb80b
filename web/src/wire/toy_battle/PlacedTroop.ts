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
 * The height at which the Troop was put down. The bottom of a stack is 1.
 */
level: number, };
