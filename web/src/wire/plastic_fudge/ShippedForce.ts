// Made from Rust by `cargo xtask gen`; do not edit.

import type { ForceFile } from "./ForceFile";

/**
 * A ready-made force of 500 points at most. PF-SCEN-04
 */
export type ShippedForce = { 
/**
 * A short name for web addresses.
 */
id: string, 
/**
 * A line about the force, in English.
 */
about: string, 
/**
 * The force file.
 */
force: ForceFile, };
