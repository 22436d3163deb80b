// Made from Rust by `cargo xtask gen`; do not edit.

import type { Cells } from "./Cells";
import type { Id } from "./Id";
import type { Length } from "./Length";

/**
 * Where a Unit can get to.
 */
export type ReachAnswer = { 
/**
 * The id of the Unit that would move.
 */
unit: Id, 
/**
 * How far the Unit may go, in inches; 0 for a passenger.
 */
allowance: Length, 
/**
 * The places where the Unit's move may end, or where a passenger may step out.
 */
cells: Cells, };
