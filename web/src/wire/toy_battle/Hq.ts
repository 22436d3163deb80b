// Made from Rust by `cargo xtask gen`; do not edit.

import type { Owner } from "./Owner";

/**
 * A headquarters.
 */
export type Hq = { 
/**
 * Name of the place.
 */
id: string, 
/**
 * The side that the headquarters belongs to.
 */
owner: Owner, 
/**
 * The centre, in drawing units from the left edge.
 */
x: number, 
/**
 * The centre, in drawing units from the upper edge.
 */
y: number, 
/**
 * The values of Troops that may be placed here (`K`, `1` to `7`). If left out, every value may be placed.
 */
allow?: Array<string>, };
