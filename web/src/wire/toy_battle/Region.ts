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
 * The places around the region in order, headquarters included; empty if the file leaves them out.
 */
boundary?: Array<string>, 
/**
 * The bases that a player must control to claim the medals of the region.
 */
bases: Array<string>, 
/**
 * How many medals lie here at set-up.
 */
medals: number, 
/**
 * Where the medals are drawn.
 */
label?: Label, };
