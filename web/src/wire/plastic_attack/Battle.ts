// Made from Rust by `cargo xtask gen`; do not edit.

import type { Special } from "./Special";
import type { Sum } from "./Sum";

/** The battle in progress. */
export type Battle = {
  /** The seat of the attacking player. */
  attacker: string;
  /** The name of the attacking character. */
  attacking: string;
  /** The seat of the defending player. */
  defender: string;
  /** The name of the defending character; null before the defender has chosen it. */
  defending: string | null;
  /** The players who have laid a card face down, or whose card is open. */
  laid: Array<string>;
  /**
   * The players who are not asked for a card because their hand is empty. Once the cards are open, this list holds
   * the players without an open card.
   */
  without_card: Array<string>;
  /** The viewer's own card while the card lies face down; null at other times. */
  own_card: string | null;
  /** The sums, attacker first; null before the cards are open. */
  sums: [Sum, Sum] | null;
  /** Whether the attack won; null before the cards are open. */
  won: boolean | null;
  /** The special action being offered; null if no action is offered. */
  action: Special | null;
  /** The figure about to be hit, while its player is asked about the guard; null at other times. */
  hit: string | null;
};
