// Made from Rust by `cargo xtask gen`; do not edit.

import type { Frame } from "./Frame";
import type { Summary } from "./Summary";

/**
 * A page of a finished game, step by step, for one viewer.
 */
export type Replay = { 
/**
 * The match.
 */
summary: Summary, 
/**
 * The game's full set-up.
 */
setup: unknown, 
/**
 * The frames of this page, in order; frame 0 is the starting position.
 */
frames: Array<Frame>, 
/**
 * The id of the key with which the server signs the record; left out if the server has no key.
 */
signed_by?: string, };
