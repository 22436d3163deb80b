// Made from Rust by `cargo xtask gen`; do not edit.

import type { Runner } from "./Runner";
import type { Side } from "./Side";
import type { Toy } from "./Toy";

/** One event of a game, for the log and for animations. */
export type Event =
  | { type: "drew"; seat: Side; toy: Toy | null }
  | { type: "poured"; marbles: number; rug: number }
  | { type: "chose"; seat: Side; toy: Toy | null }
  | { type: "raced"; runners: Array<Runner>; winner: Side | null; marbles: number; clause: string }
  | { type: "resigned"; seat: Side };
