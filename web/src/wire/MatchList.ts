// Made from Rust by `cargo xtask gen`; do not edit.

import type { Summary } from "./Summary";

/** The body of `GET /api/matches`. */
export type MatchList = {
  /** The matches, the latest first. */
  matches: Array<Summary>;
};
