// Made from Rust by `cargo xtask gen`; do not edit.

import type { GuestRow } from "./GuestRow";

/** A page of guests, the newest first. */
export type GuestList = {
  /** The guests on this page. */
  guests: Array<GuestRow>;
  /** Whether more follow on the next page. */
  more: boolean;
};
