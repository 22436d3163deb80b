// Made from Rust by `cargo xtask gen`; do not edit.

import type { Can } from "./Can";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { WhyNot } from "./WhyNot";

/**
 * What a Unit may do.
 */
export type HintedUnit = { 
/**
 * The id of the Unit.
 */
unit: Id, 
/**
 * How far the Unit may go now, in inches.
 */
allowance: Length, 
/**
 * What the Unit may do. Rules that depend on a place are not checked here.
 */
can: Array<Can>, 
/**
 * Why the Unit can do nothing, or nothing more, while moves or attacks are asked for. Null if the Unit can do
 * something, or while another kind of decision is asked for.
 */
because: WhyNot | null, };
