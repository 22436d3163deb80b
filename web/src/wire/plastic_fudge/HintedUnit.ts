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
 * While moves or attacks are asked for: why it can do nothing, or nothing more. Null if it can do something, and
 * while anything else is asked for.
 */
because: WhyNot | null, };
