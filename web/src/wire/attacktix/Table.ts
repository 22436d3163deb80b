// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * The table.
 */
export type Table = { 
/**
 * The table's id, such as `bare`.
 */
id: Id, 
/**
 * The table's name.
 */
name: string, 
/**
 * From the middle to an edge of the surface.
 */
half: number, 
/**
 * From the middle to a starting line.
 */
line: number, 
/**
 * Length of a tik.
 */
tix: number, };
