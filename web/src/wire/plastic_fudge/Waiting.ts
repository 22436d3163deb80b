// Made from Rust by `cargo xtask gen`; do not edit.

import type { Side } from "./Side";
import type { WaitsFor } from "./WaitsFor";

/**
 * Which sides the game waits for, and for what.
 */
export type Waiting = { 
/**
 * What the game waits for.
 */
for: WaitsFor, 
/**
 * The sides that the game waits for. There are two if both must decide.
 */
seats: Array<Side>, };
