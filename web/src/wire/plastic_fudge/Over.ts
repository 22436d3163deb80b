// Made from Rust by `cargo xtask gen`; do not edit.

import type { EndedBy } from "./EndedBy";
import type { Side } from "./Side";

/** How the battle ended. */
export type Over = {
  /** The side that won; null for a draw. */
  winner: Side | null;
  /** The way in which the battle ended. */
  by: EndedBy;
  /** The clause that ended the battle. */
  clause: string;
};
