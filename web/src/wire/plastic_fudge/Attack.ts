// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/**
 * An attack of one Unit: a weapon and one aim. PF-R-97
 */
export type Attack = { 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * The name of the weapon. If left out, the first weapon that fits the aim is used.
 */
weapon?: string, 
/**
 * The Unit to attack. If it is in contact, the attack is hand to hand.
 */
target?: Id, 
/**
 * The centre of a disc. With `piece`, the point where a Base is hit.
 */
point?: Spot, 
/**
 * The direction of the flame, in whole degrees counter-clockwise from east.
 */
direction?: number, 
/**
 * The marker to sweep.
 */
mine?: Id, 
/**
 * The Building, Fortress or camp to attack. PF-BAZ-02
 */
piece?: Id, };
