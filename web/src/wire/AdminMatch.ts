// Made from Rust by `cargo xtask gen`; do not edit.

import type { AdminSeat } from "./AdminSeat";
import type { MatchStatus } from "./MatchStatus";
import type { Visibility } from "./Visibility";

/** A match in the console. */
export type AdminMatch = {
  /** The match's id, which its URLs contain. */
  id: string;
  /** The name of the game. */
  game: string;
  /** Whether the match is waiting, being played, over or suspended. */
  status: MatchStatus;
  /** Who may see the match. */
  visibility: Visibility;
  /** The id of the guest who set the match up. */
  creator: string;
  /** When the match was set up, in milliseconds since 1970. */
  created_ms: number;
  /** When the match changed last, in milliseconds since 1970. */
  updated_ms: number;
  /** How many steps the game has taken. A step is a decision, or the fact that a seat took decisions back. */
  steps: number;
  /** The size of the match's record in the database, in bytes. */
  bytes: number;
  /** Whether the match is in memory. */
  open: boolean;
  /** The reason that players read, if an operator has closed the match; null otherwise. */
  closed: string | null;
  /** The seats of the match. */
  seats: Array<AdminSeat>;
};
