// Made from Rust by `cargo xtask gen`; do not edit.

import type { Action } from "./Action";
import type { Odds } from "./Odds";
import type { Offer } from "./Offer";

/** What a seat may decide now. */
export type Hints = {
  /** The seat that is asked. */
  seat: string;
  /** The kind of decision that the seat is asked for. */
  asks: "attack" | "defend" | "play" | "use" | "guard";
  /**
   * Every legal decision except resignation. With more than six players in the game, only some Master Plans are
   * included.
   */
  actions: Array<Action>;
  /** The special action being offered, with the figures or players that it may be used on. */
  offer: Offer | null;
  /**
   * The chance to win with each card of the hand, computed from what the seat may know. Null if the seat does not
   * have to lay a card, or if the set-up does not ask for these chances.
   */
  odds: Array<Odds> | null;
};
