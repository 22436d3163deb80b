// Made from Rust by `cargo xtask gen`; do not edit.

import type { EndedBy } from "./EndedBy";

/**
 * How the game ended.
 */
export type Over = { 
/**
 * Who won; empty in a draw.
 */
winners: Array<string>, 
/**
 * By what.
 */
by: EndedBy, 
/**
 * The clause that ended it.
 */
clause: string, 
/**
 * Free-for-all: the seats by place.
 */
places: Array<Array<string>>, };
