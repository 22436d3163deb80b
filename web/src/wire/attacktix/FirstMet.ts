// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { What } from "./What";

/**
 * What a line meets first.
 */
export type FirstMet = { 
/**
 * The id of the figure or object.
 */
id: Id, 
/**
 * What it is.
 */
what: What, 
/**
 * How far from the centre of the base.
 */
distance: number, };
