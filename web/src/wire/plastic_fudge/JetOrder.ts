// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/**
 * Where a Jet comes and what it attacks. PF-R-107
 */
export type JetOrder = { 
/**
 * The id of the Jet.
 */
unit: Id, 
/**
 * Where the Jet flies to.
 */
at: Spot, 
/**
 * The Unit that the Jet attacks. If left out, the Jet attacks no Unit.
 */
target?: Id, };
