// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * What the owner of a special says; which fields count depends on its effect.
 */
export type SpecialChoice = { 
/**
 * The felled figure whose special it is.
 */
of: Id, 
/**
 * The figure it applies to.
 */
target?: Id, 
/**
 * The figures it applies to.
 */
targets?: Array<Id>, 
/**
 * Where along the own line, in micrometres.
 */
along?: number, 
/**
 * In which direction a figure is shifted.
 */
heading?: number, 
/**
 * How far it is shifted, in micrometres.
 */
roll?: number, 
/**
 * Uses a special without a choice; asked only where specials are optional. AT-R-31
 */
use?: boolean, 
/**
 * Declines it; only where specials are optional. AT-R-31
 */
decline?: boolean, };
