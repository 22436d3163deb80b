// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * Why a table with its terrain is refused. Lengths are micrometres.
 */
export type TableFault = { "type": "no_such_piece", 
/**
 * The code.
 */
piece: Id, } | { "type": "no_descriptor", } | { "type": "descriptors", } | { "type": "high_barrier_combined", } | { "type": "object_combined", } | { "type": "format", } | { "type": "name", 
/**
 * How many it has.
 */
letters: number, 
/**
 * How many it may have.
 */
most: number, } | { "type": "map", 
/**
 * The name in the file, cut short.
 */
map: string, } | { "type": "many", 
/**
 * What there are too many of: `pieces` or `sections`.
 */
of: string, 
/**
 * How many there are.
 */
count: number, 
/**
 * How many there may be.
 */
most: number, } | { "type": "same_id", 
/**
 * The name.
 */
id: Id, } | { "type": "made_of", 
/**
 * The piece.
 */
id: Id, 
/**
 * What kind it is.
 */
name: string, 
/**
 * What it is made of, in words.
 */
made_of: string, } | { "type": "section_length", 
/**
 * The section.
 */
id: Id, 
/**
 * How long it is.
 */
length: number, 
/**
 * How long it may be.
 */
most: number, } | { "type": "weak", 
/**
 * The section.
 */
id: Id, } | { "type": "area", 
/**
 * The piece.
 */
id: Id, 
/**
 * How many corners it may have.
 */
most: number, } | { "type": "facing", 
/**
 * The piece.
 */
id: Id, 
/**
 * The facing in the file.
 */
facing: number, } | { "type": "gone", 
/**
 * The piece or section.
 */
id: Id, } | { "type": "room", 
/**
 * The piece.
 */
id: Id, 
/**
 * How far terrain may reach along the lines, from the middle.
 */
across: number, 
/**
 * How far it may reach towards them.
 */
deep: number, } | { "type": "overlap", 
/**
 * The object.
 */
id: Id, 
/**
 * The other, a piece or a section.
 */
other: Id, };
