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
 * What it may do, as far as it can be said without knowing where.
 */
can: Array<Can>, 
/**
 * Why it can do nothing, or does nothing more; null if it can.
 */
because: WhyNot | null, };
