// Made from Rust by `cargo xtask gen`; do not edit.

import type { ForceFile } from "./ForceFile";
import type { Ground } from "./Ground";
import type { Options } from "./Options";
import type { Side } from "./Side";

/**
 * What is settled before play.
 */
export type MatchSetup = { 
/**
 * The id of a shipped battlefield, or a whole battlefield.
 */
battlefield: Ground, 
/**
 * The force that each side brings. Both sides hand in their forces secretly. Then all forces are public. PF-R-78
 */
forces?: { [key in Side]?: ForceFile }, 
/**
 * The options. An option that is left out keeps its default.
 */
options?: Options, };
