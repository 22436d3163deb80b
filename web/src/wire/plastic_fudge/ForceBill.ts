// Made from Rust by `cargo xtask gen`; do not edit.

import type { Bill } from "./Bill";

/**
 * What a force costs.
 */
export type ForceBill = { 
/**
 * A bill for each Unit.
 */
units: Array<Bill>, 
/**
 * What all markers cost, in points. PF-R-37
 */
markers: number, 
/**
 * What all Units and markers cost, in points.
 */
points: number, };
