// Made from Rust by `cargo xtask gen`; do not edit.

import type { Troop } from "./Troop";

/**
 * What is public about a seat.
 */
export type Side = { 
/**
 * Troops on the rack, lying ones included.
 */
rack_size: number, 
/**
 * How many of them lie.
 */
lying: number, 
/**
 * Troops in the reserve.
 */
reserve_size: number, 
/**
 * Medals won.
 */
medals: number, 
/**
 * The Troops of the discard.
 */
discard: Array<Troop>, 
/**
 * Troops that all players know to stand on the rack.
 */
known: Array<Troop>, 
/**
 * Controlled bases that are connected to the headquarters.
 */
connected: Array<string>, };
