// Made from Rust by `cargo xtask gen`; do not edit.

import type { AdminMatch } from "./AdminMatch";

/**
 * A page of matches, the last changed first.
 */
export type AdminMatches = { 
/**
 * The matches.
 */
matches: Array<AdminMatch>, 
/**
 * Whether there are more.
 */
more: boolean, };
