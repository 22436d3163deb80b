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
 * How far it may go now, in inches.
 */
allowance: Length, 
/**
 * What it may do, as far as this does not depend on a place.
 */
can: Array<Can>, 
/**
 * Why it can do nothing, or nothing more; null if it can do something.
 */
because: WhyNot | null, };
