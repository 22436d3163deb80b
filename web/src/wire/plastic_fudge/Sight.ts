// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * The line of sight of an attack.
 */
export type Sight = { 
/**
 * Whether it is needed.
 */
needed: boolean, 
/**
 * Whether it is clear.
 */
clear: boolean, 
/**
 * The pieces in the way.
 */
blocked_by: Array<Id>, 
/**
 * Whether a spotter sees the aim; null for weapons that need none.
 */
spotted: boolean | null, };
