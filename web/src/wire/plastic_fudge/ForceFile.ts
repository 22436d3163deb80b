// Made from Rust by `cargo xtask gen`; do not edit.

import type { UnitFile } from "./UnitFile";

/**
 * A force file, format 1. A file that can be read may still break rules, so ask for its faults.
 */
export type ForceFile = { 
/**
 * The format of the file: 1.
 */
format: number, 
/**
 * The game it is for: `plastic-fudge`.
 */
game: string, 
/**
 * What the force is called, at most 40 characters; may be empty.
 */
name?: string, 
/**
 * The Units. On the table the first is `g0` or `t0`, the next `g1` or `t1`, unless they say their own ids.
 */
units: Array<UnitFile>, 
/**
 * Mine markers, real and false ones together. PF-MINE-03
 */
markers?: number, };
