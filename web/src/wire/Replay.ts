// Made from Rust by `cargo xtask gen`; do not edit.

import type { Frame } from "./Frame";
import type { Summary } from "./Summary";

/**
 * A finished game, step by step, for one viewer.
 */
export type Replay = { 
/**
 * The match.
 */
summary: Summary, 
/**
 * The game's set-up with everything spelled out.
 */
setup: unknown, 
/**
 * The starting position and every step after it.
 */
frames: Array<Frame>, 
/**
 * The id of the key that the server signs the record with; left out if it has none.
 */
signed_by?: string, };
