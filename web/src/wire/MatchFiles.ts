// Made from Rust by `cargo xtask gen`; do not edit.

import type { MatchFile } from "./MatchFile";

/**
 * A page of matches, those first that changed last.
 */
export type MatchFiles = { 
/**
 * The matches.
 */
matches: Array<MatchFile>, 
/**
 * Whether there are more.
 */
more: boolean, };
