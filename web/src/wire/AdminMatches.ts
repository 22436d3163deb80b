// Made from Rust by `cargo xtask gen`; do not edit.

import type { AdminMatch } from "./AdminMatch";

/** A page of matches. Those that changed last come first. */
export type AdminMatches = {
  /** The matches on this page. */
  matches: Array<AdminMatch>;
  /** Whether more follow on the next page. */
  more: boolean;
};
