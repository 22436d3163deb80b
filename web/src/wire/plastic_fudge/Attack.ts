// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/**
 * An attack of one Unit: a weapon and one aim. PF-R-97
 */
export type Attack = { 
/**
 * Who.
 */
unit: Id, 
/**
 * With what; left out, the first weapon that fits the aim.
 */
weapon?: string, 
/**
 * A Unit: hand to hand when in contact.
 */
target?: Id, 
/**
 * The centre of a disc, or with `piece` where a Base is hit.
 */
point?: Spot, 
/**
 * Whole degrees in which the flame goes.
 */
direction?: number, 
/**
 * A marker to sweep.
 */
mine?: Id, 
/**
 * A Building, Fortress or camp. PF-BAZ-02
 */
piece?: Id, };
