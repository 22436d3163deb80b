// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Side } from "./Side";
import type { Spot } from "./Spot";

/**
 * A marker on the table.
 */
export type Mine = { 
/**
 * Its name.
 */
id: Id, 
/**
 * Who laid it.
 */
side: Side, 
/**
 * Its centre.
 */
at: Spot, 
/**
 * Whether a mine is under it; left out where the viewer does not know.
 */
real?: boolean, 
/**
 * The sides that have found it; on the table for its owner alone.
 */
found_by?: Array<Side>, };
