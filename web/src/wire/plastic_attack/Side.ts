// Made from Rust by `cargo xtask gen`; do not edit.

import type { FigureView } from "./FigureView";

/** What belongs to a seat: its army, captives, hand and effects. */
export type Side = {
  /** The name of the seat. */
  seat: string;
  /** Whether the player is still in the game. */
  in_game: boolean;
  /** The figures of the army, from left to right. */
  army: Array<FigureView>;
  /** The figures that this player holds captive. */
  captives: Array<FigureView>;
  /** The number of cards in the hand, without a card laid face down. */
  hand_size: number;
  /** The hand by rank and suit, without a card laid face down; null unless the viewer may see it. */
  hand: Array<string> | null;
  /** How many cards the player has held since before the last reshuffle, including a card laid face down. PA-R-53 */
  held_over: number;
  /** 2009: how many Dodges wait for the next defence. */
  dodge: number;
  /** 2009: how many Special Weapons wait for the next attack. */
  special_weapon: number;
  /** 2009: how many Intimidations wait for the next defence. */
  intimidation: number;
  /** The number of turns that the seat will lose. */
  lost_turns: number;
};
