// Made from Rust by `cargo xtask gen`; do not edit.

import type { Over } from "./Over";
import type { Position } from "./Position";
import type { Side } from "./Side";
import type { Tally } from "./Tally";
import type { Waiting } from "./Waiting";

/** What one viewer may know of a battle. */
export type View = {
  /** The side that views; null for the public, who see no secrets. */
  viewer: Side | null;
  /** The position, without what the viewer may not know. */
  position: Position;
  /** Which sides must decide, and what. */
  waiting: Waiting;
  /** What each side began with, and what it has lost. */
  tally: {
    /** The value for Green. */
    green: Tally;
    /** The value for Tan. */
    tan: Tally;
  };
  /** How the battle ended; null while the battle goes on. */
  over: Over | null;
};
