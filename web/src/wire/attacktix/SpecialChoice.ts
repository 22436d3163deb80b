// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * What the owner of a special chooses. The effect decides which fields count.
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
 * Uses a special that has no choice. Asked only where specials are optional. AT-R-31
 */
use?: boolean, 
/**
 * Declines the special. Allowed only where specials are optional. AT-R-31
 */
decline?: boolean, };
