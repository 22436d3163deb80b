// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * The line of sight of an attack.
 */
export type Sight = { 
/**
 * Whether the attack needs a clear line of sight.
 */
needed: boolean, 
/**
 * Whether the line of sight is clear.
 */
clear: boolean, 
/**
 * The pieces in the way.
 */
blocked_by: Array<Id>, 
/**
 * Whether a spotter sees the aim; null for weapons that need no spotter.
 */
spotted: boolean | null, };
