// Made from Rust by `cargo xtask gen`; do not edit.

import type { Act } from "./Act";

/**
 * A page of the log of what operators did, the latest first.
 */
export type Acts = { 
/**
 * The acts.
 */
acts: Array<Act>, 
/**
 * Whether there are more.
 */
more: boolean, };
