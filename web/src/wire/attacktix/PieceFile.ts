// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { SectionFile } from "./SectionFile";
import type { Spot } from "./Spot";
import type { Standing } from "./Standing";

/**
 * A piece of terrain on the table: a barrier in sections, a drawn area, or an object.
 */
export type PieceFile = { 
/**
 * The piece's name on this table.
 */
id: Id, 
/**
 * The piece's kind, such as `F03`. AT-SAMP-01 … AT-SAMP-07
 */
code: Id, 
/**
 * The sections of a barrier. AT-TERR-03
 */
sections?: Array<SectionFile>, 
/**
 * The corners of a drawn area, which is convex.
 */
area?: Array<Spot>, 
/**
 * Where an object stands or lies.
 */
at?: Spot, 
/**
 * How an object is turned.
 */
facing?: number, 
/**
 * Whether an object stands.
 */
state?: Standing, };
