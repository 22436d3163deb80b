// Made from Rust by `cargo xtask gen`; do not edit.

import type { Spot } from "./Spot";

/**
 * A place and a facing.
 */
export type Pose = { 
/**
 * Where.
 */
at: Spot, 
/**
 * Whole degrees.
 */
facing: number, };
