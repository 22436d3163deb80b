// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Side } from "./Side";
import type { Spot } from "./Spot";

/**
 * A marker on the table.
 */
export type Mine = { 
/**
 * Its id.
 */
id: Id, 
/**
 * The side that laid it.
 */
side: Side, 
/**
 * Its centre.
 */
at: Spot, 
/**
 * Whether a mine is under it; left out if the viewer does not know.
 */
real?: boolean, 
/**
 * The sides that have found it. A view in JSON lists them only for its owner.
 */
found_by?: Array<Side>, };
