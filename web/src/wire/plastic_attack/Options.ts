// Made from Rust by `cargo xtask gen`; do not edit.

import type { ArmySize } from "./ArmySize";
import type { EmptyHand } from "./EmptyHand";
import type { LuckOriginal } from "./LuckOriginal";

/**
 * The options of the rules. They are recorded with the game.
 */
export type Options = { 
/**
 * 2009 only: a character is captured the first time it loses a battle. PA1-BATTLE-10, PA-R-42
 */
quick_game: boolean, 
/**
 * What stands for the card of a player who has none. PA-R-11
 */
empty_hand: EmptyHand, 
/**
 * What a roll of Luck is compared with. PA-R-36
 */
luck_original: LuckOriginal, 
/**
 * Whether two Knock Outs or Stuns before the lost turn cost two turns. PA-R-31
 */
knock_out_stacks: boolean, 
/**
 * Whether Recover may take a figure of the player's own that the player holds captured. PA-R-21
 */
recover_own_held: boolean, 
/**
 * Whether Recover may take a figure of the player's own out of an army that it joined by Mind Control. PA-R-20
 */
recover_from_armies: boolean, 
/**
 * How many figures an army may have. PA-R-02
 */
army_size: ArmySize, 
/**
 * How many players the lobby seats at most. PA-R-01
 */
max_players: number, 
/**
 * The game ends after this many turns; 1 ..= [`MOST_TURNS`] in a match. PA-R-46
 */
max_turns: number, };
