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
 * Side it belongs to.
 */
owner: Owner, 
/**
 * Centre, from the left edge.
 */
x: number, 
/**
 * Centre, from the upper edge.
 */
y: number, 
/**
 * Values that may be placed here (`K`, `1` to `7`); every value if left out.
 */
allow?: Array<string>, };
