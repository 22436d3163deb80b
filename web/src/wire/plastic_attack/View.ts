// Made from Rust by `cargo xtask gen`; do not edit.

import type { Battle } from "./Battle";
import type { Over } from "./Over";
import type { Side } from "./Side";
import type { Turn } from "./Turn";

/** Everything that one viewer may know. Seats and figures are given by their names, cards as `10s`. */
export type View = {
  /** The seat whose player sees this view; null for viewers without a seat. */
  viewer: string | null;
  /** The seats, clockwise. */
  seats: Array<Side>;
  /** The turn; null when the game is over. */
  turn: Turn | null;
  /** The direction of play: `left` or `right`. */
  direction: "left" | "right";
  /** The battle in progress; null between battles. */
  battle: Battle | null;
  /** The number of cards in the draw pile. */
  draw_pile_size: number;
  /** The discard pile, by rank and suit. */
  discard_pile: Array<string>;
  /** The cards that the viewer does not see. They are in the draw pile, in other hands, or laid face down by others. */
  unseen: Array<string>;
  /**
   * The unseen cards that were not in the draw pile at the last reshuffle. So these cards must be in hands or laid
   * face down. PA-R-53
   */
  in_hands: Array<string>;
  /** The number of turns played to their end. */
  turns_taken: number;
  /** How the game ended; null while it goes on. */
  over: Over | null;
};
