// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClockPlan } from "./ClockPlan";
import type { LuckPlan } from "./LuckPlan";
import type { SeatPlan } from "./SeatPlan";
import type { Visibility } from "./Visibility";

/** The body of `POST /api/matches`. */
export type MatchOrder = {
  /** The game's name, such as `toy-battle`. */
  game: string;
  /** The set-up, in the game's own JSON. */
  setup: unknown;
  /** Who takes each seat, in seat order. */
  seats: Array<SeatPlan>;
  /** How much time the players have. */
  clock: ClockPlan;
  /**
   * The forces, such as armies, that the seats bring to the game: by seat name, in the game's own JSON. The guest
   * may choose forces for the guest's own seats, for seats on the same device and for bots. Other players send their
   * forces later. The server hides each force from the other players until every seat has brought one.
   */
  forces?: { [key: string]: unknown };
  /**
   * Who chooses the luck. If this is left out, the server alone draws it. A match with fair luck needs at least one
   * person.
   */
  luck?: LuckPlan;
  /** Who may see the match. If this is left out, everybody may. */
  visibility?: Visibility;
};
