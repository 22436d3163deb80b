// Made from Rust by `cargo xtask gen`; do not edit.

import type { Side } from "./Side";
import type { Spot } from "./Spot";

/**
 * A flag: the other side wins by holding it. PF-R-73
 */
export type Flag = { 
/**
 * Who defends it.
 */
owner: Side, 
/**
 * Where it stands; a point. PF-R-108
 */
at: Spot, };
