// Made from Rust by `cargo xtask gen`; do not edit.

import type { FigureType } from "./FigureType";
import type { Id } from "./Id";

/**
 * A battle force with its Back-Up force. AT-FORCE-01, AT-FORCE-02
 */
export type ForceFile = { 
/**
 * The format of the file: 1.
 */
format?: number, 
/**
 * `attacktix`.
 */
game?: string, 
/**
 * The name that its owner gave it.
 */
name?: string, 
/**
 * Types of the battle force, in the order of their serials. AT-FORCE-04
 */
battle: Array<Id>, 
/**
 * Types of the Back-Up force.
 */
backup?: Array<Id>, 
/**
 * The player's own figure types that the lists name. AT-R-71
 */
figures?: Array<FigureType>, };
