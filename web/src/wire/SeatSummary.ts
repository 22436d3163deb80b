// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeatKind } from "./SeatKind";
import type { StandIn } from "./StandIn";

/** The summary of a seat, as one guest may know it. */
export type SeatSummary = {
  /** The seat's name in the game. */
  seat: string;
  /** Whether a guest or a bot has the seat, or nobody. */
  kind: SeatKind;
  /** The player's name, as others read it; empty if the seat is free. */
  name: string;
  /** Whether the guest who gets this summary has the seat. */
  you: boolean;
  /** Whether the player is connected now; bots always are. */
  online: boolean;
  /** Whether the seat has brought its force, such as an army; always true in a game without forces. */
  ready: boolean;
  /** The path of the invite link. Only the guest who set the match up gets the path, and only while the seat is free. */
  invite?: string;
  /** The level of the bot, 1 ..= 6; left out if no bot has the seat. */
  level?: number;
  /** Whether the guest is a program; left out for a person. */
  program?: boolean;
  /**
   * For a player who is away: whether a bot may play for them, or already plays. Only the socket of the match sends
   * this.
   */
  stand_in?: StandIn;
};
