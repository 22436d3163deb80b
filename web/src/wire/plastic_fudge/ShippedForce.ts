// Made from Rust by `cargo xtask gen`; do not edit.

import type { ForceFile } from "./ForceFile";

/**
 * A ready-made force of 500 points at most. PF-SCEN-04
 */
export type ShippedForce = { 
/**
 * A short name for addresses.
 */
id: string, 
/**
 * A line about it.
 */
about: string, 
/**
 * The file.
 */
force: ForceFile, };
