// Made from Rust by `cargo xtask gen`; do not edit.

import type { Special } from "./Special";

/**
 * A special action being offered.
 */
export type Offer = { 
/**
 * The special action.
 */
action: Special, 
/**
 * The figures it may be used on; empty if it takes none.
 */
on: Array<string>, 
/**
 * For Master Plan: the players it may name.
 */
players: Array<string>, };
