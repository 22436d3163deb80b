// Made from Rust by `cargo xtask gen`; do not edit.

import type { ArmySize } from "./ArmySize";
import type { EmptyHand } from "./EmptyHand";
import type { LuckOriginal } from "./LuckOriginal";

/** The options of the rules. Every game is recorded with its options. */
export type Options = {
  /** 2009 only: a character is captured the first time it loses a battle. PA1-BATTLE-10, PA-R-42 */
  quick_game: boolean;
  /** What replaces the card of a player who has no card. PA-R-11 */
  empty_hand: EmptyHand;
  /** The Power that a roll of Luck is compared with. PA-R-36 */
  luck_original: LuckOriginal;
  /** Whether two Knock Outs or Stuns before the lost turn make a player lose two turns instead of one. PA-R-31 */
  knock_out_stacks: boolean;
  /** Whether Recover may take a figure of the player's own that the same player holds captured. PA-R-21 */
  recover_own_held: boolean;
  /**
   * Whether Recover may take a figure of the player's own out of an army that the figure joined by Mind Control.
   * PA-R-20
   */
  recover_from_armies: boolean;
  /** How many figures an army may have. PA-R-02 */
  army_size: ArmySize;
  /** The most players that a match may have. PA-R-01 */
  max_players: number;
  /** The game ends after this many turns; 1 ..= [`MOST_TURNS`] in a match. PA-R-46 */
  max_turns: number;
};
