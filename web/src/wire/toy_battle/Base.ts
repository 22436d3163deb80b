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
 * Centre, from the left edge.
 */
x: number, 
/**
 * Centre, from the upper edge.
 */
y: number, 
/**
 * What is special about it; null for an ordinary base.
 */
special: Special | null, };
