// Made from Rust by `cargo xtask gen`; do not edit.

import type { BoardName } from "./BoardName";
import type { BranchPoint } from "./BranchPoint";
import type { ClockPlan } from "./ClockPlan";
import type { FairSummary } from "./FairSummary";
import type { MatchStatus } from "./MatchStatus";
import type { Outcome } from "./Outcome";
import type { SeatSummary } from "./SeatSummary";
import type { Suspension } from "./Suspension";
import type { UndoNow } from "./UndoNow";
import type { UndoPlan } from "./UndoPlan";
import type { Visibility } from "./Visibility";

/** What one guest may know of a match, without the position of the game. */
export type Summary = {
  /** The match's id, which its URLs contain. */
  id: string;
  /** The name of the game. */
  game: string;
  /** The board of the match; null in a game without boards. */
  board: BoardName | null;
  /** All options with their values, in the game's own JSON. */
  options: unknown;
  /** The seats in seat order. */
  seats: Array<SeatSummary>;
  /** How much time the players have. */
  clock: ClockPlan;
  /** When the match was set up, in milliseconds since 1970. */
  created_ms: number;
  /** How many steps the game has taken. A step is a decision, or the fact that a seat took decisions back. */
  steps: number;
  /** Whether the match is waiting, being played, over or suspended. */
  status: MatchStatus;
  /** The seats that the game waits for. */
  to_move: Array<string>;
  /** How the game ended; null until the game ends, and if the match was called off or closed. */
  over: Outcome | null;
  /** The id of the rematch, if there is one. */
  rematch: string | null;
  /** The finished match, and its step, from which this match plays on; null if this match began anew. */
  branch_of: BranchPoint | null;
  /** Whether players can take decisions back, and whether the other players have to agree. */
  undo: UndoPlan;
  /** Whether the guest who gets this summary has set the match up. */
  creator: boolean;
  /** Who may see the match. */
  visibility: Visibility;
  /** Why an operator has closed the match; left out if no operator has. A closed match is over without a winner. */
  closed?: string;
  /** How far the players are with the seeds of fair luck; left out in a match without fair luck. */
  fair?: FairSummary;
  /** Why this build cannot replay the match. Left out if it can replay the match, or has not tried to. */
  suspended?: Suspension;
  /**
   * What this guest can take back now. Only the socket of the match sends this. It is left out if nothing can be
   * taken back.
   */
  undo_now?: UndoNow;
};
