// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Side } from "./Side";
import type { Spot } from "./Spot";

/**
 * A marker on the table.
 */
export type Mine = { 
/**
 * The id of the marker.
 */
id: Id, 
/**
 * The side that laid the marker.
 */
side: Side, 
/**
 * The centre of the marker.
 */
at: Spot, 
/**
 * Whether a mine is under the marker; left out if the viewer may not know.
 */
real?: boolean, 
/**
 * The sides that have found the marker. A view in JSON lists these sides only if the viewer owns the marker.
 */
found_by?: Array<Side>, };
