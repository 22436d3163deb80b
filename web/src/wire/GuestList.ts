// Made from Rust by `cargo xtask gen`; do not edit.

import type { GuestRow } from "./GuestRow";

/**
 * A page of guests, the latest first.
 */
export type GuestList = { 
/**
 * The guests.
 */
guests: Array<GuestRow>, 
/**
 * Whether there are more.
 */
more: boolean, };
