// Made from Rust by `cargo xtask gen`; do not edit.

import type { Side } from "./Side";
import type { WaitsFor } from "./WaitsFor";

/**
 * Whom the game waits for, and for what.
 */
export type Waiting = { 
/**
 * What it waits for.
 */
for: WaitsFor, 
/**
 * The seats it waits for; several where both decide.
 */
seats: Array<Side>, };
