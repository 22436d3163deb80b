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
 * Side → the force it brings. Both sides hand in their forces secretly, and then the forces are public. PF-R-78
 */
forces?: { [key in Side]?: ForceFile }, 
/**
 * The options; those left out keep their defaults.
 */
options?: Options, };
