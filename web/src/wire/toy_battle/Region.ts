// Made from Rust by `cargo xtask gen`; do not edit.

import type { Label } from "./Label";

/**
 * A region: a face of the drawing that holds medals.
 */
export type Region = { 
/**
 * Name of the region.
 */
id: string, 
/**
 * Places round it in order, headquarters included; empty if the file leaves it out.
 */
boundary?: Array<string>, 
/**
 * Bases that must be controlled to claim its medals.
 */
bases: Array<string>, 
/**
 * Medals laid here at set-up.
 */
medals: number, 
/**
 * Where the medals are drawn.
 */
label?: Label, };
