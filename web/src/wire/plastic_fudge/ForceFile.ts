// Made from Rust by `cargo xtask gen`; do not edit.

import type { UnitFile } from "./UnitFile";

/**
 * A force file, format 1. A file that can be read may still break rules: `judge` returns its faults.
 */
export type ForceFile = { 
/**
 * The format of the file: 1.
 */
format: number, 
/**
 * The game that the force is for: `plastic-fudge`.
 */
game: string, 
/**
 * What the force is called, at most 40 characters; may be empty.
 */
name?: string, 
/**
 * The Units. On the table the first Unit is `g0` or `t0`, and the next is `g1` or `t1`. A Unit with an `id` keeps
 * that id.
 */
units: Array<UnitFile>, 
/**
 * How many mine markers the force has, real and false markers together. PF-MINE-03
 */
markers?: number, };
