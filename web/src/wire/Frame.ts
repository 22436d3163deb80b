// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClockState } from "./ClockState";
import type { Status } from "./Status";

/** A step: what happened, and the position after it. A frame holds only what its viewer may know. */
export type Frame = {
  /** The number of steps taken; 0 is the starting position. */
  seq: number;
  /** The seat that decided; null in a frame that shows a position without a step. */
  seat: string | null;
  /**
   * What happened, in the game's own JSON. Empty in a frame that shows a position without a step, unless this is the
   * starting position.
   */
  events: Array<unknown>;
  /** What the viewer may know, in the game's own JSON. */
  view: unknown;
  /** What the viewer may decide, in the game's own JSON; null unless the game waits for the viewer. */
  hints: unknown;
  /** The seats that the game waits for, or how it ended. */
  status: Status;
  /**
   * The clocks. Null in a match without clocks, and in an older step that the server sends to a client that has
   * missed it.
   */
  clock: ClockState | null;
  /** For a step that takes decisions back: the number of the step to which the game returns. */
  undo?: number;
};
