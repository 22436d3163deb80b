// Made from Rust by `cargo xtask gen`; do not edit.

import type { Spot } from "./Spot";

/**
 * A place and a facing.
 */
export type Pose = { 
/**
 * The place.
 */
at: Spot, 
/**
 * The facing, in whole degrees counter-clockwise from east.
 */
facing: number, };
