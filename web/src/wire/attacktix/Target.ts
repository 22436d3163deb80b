// Made from Rust by `cargo xtask gen`; do not edit.

import type { Aim } from "./Aim";
import type { Cited } from "./Cited";
import type { Id } from "./Id";
import type { What } from "./What";

/**
 * Something that can be aimed at.
 */
export type Target = { 
/**
 * The id of the figure or object.
 */
id: Id, 
/**
 * What it is.
 */
what: What, 
/**
 * Its direction beside the figure's, -18000 ..= 17999.
 */
bearing: number, 
/**
 * Between the centres.
 */
distance: number, 
/**
 * Between the outlines.
 */
gap: number, 
/**
 * Whether the weapon can be turned to it and, in melee, reaches it.
 */
in_arc: boolean, 
/**
 * The clause by which cover protects it.
 */
protected: Cited | null, 
/**
 * A sensible aim; it says nothing about what happens.
 */
aim: Aim | null, };
