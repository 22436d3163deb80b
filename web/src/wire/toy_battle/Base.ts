// Made from Rust by `cargo xtask gen`; do not edit.

import type { Special } from "./Special";

/**
 * A base.
 */
export type Base = { 
/**
 * Name of the place.
 */
id: string, 
/**
 * The centre, in drawing units from the left edge.
 */
x: number, 
/**
 * The centre, in drawing units from the upper edge.
 */
y: number, 
/**
 * The effect that makes the base special; null for an ordinary base.
 */
special: Special | null, };
