// Made from Rust by `cargo xtask gen`; do not edit.

import type { Side } from "./Side";
import type { Toy } from "./Toy";

/** What one viewer may know of one player. */
export type SeenPlayer = {
  /** The seat of the player. */
  seat: Side;
  /** The toys in the hand; null unless the viewer is this player. */
  hand: [number, number, number, number, number, number] | null;
  /** The toys that have not raced yet, in hand and sack together. RR-RACE-06 */
  left: [number, number, number, number, number, number];
  /** Whether the player has chosen a toy for this race. */
  has_chosen: boolean;
  /** The chosen toy; null before the choice, or if the viewer is not this player. */
  chosen: Toy | null;
  /** How many marbles the player has won. */
  marbles: number;
  /** Whether the player has left the game. RR-R-01 */
  resigned: boolean;
};
