// What a game's folder provides for its campaign.

import type { Component } from 'svelte';
import type { GameTypes } from './contract';
import type { GamePage, Outcome, Seat } from './wire';

/** A match that is over; `view` is the last view that the page has shown to the player. */
export type Finished<W extends GameTypes = GameTypes> = {
  setup: W['setup'];
  view: W['view'];
  outcome: Outcome;
  /** The seat of the player whose campaign it is. */
  seat: Seat;
};

/** Whether the player is among the winners of a match. */
export const hasWon = ({ outcome, seat }: Pick<Finished, 'outcome' | 'seat'>): boolean =>
  outcome.winners.includes(seat);

/** A goal of a stage. The player gets a star for meeting it. */
export type StageGoal<W extends GameTypes = GameTypes> = {
  /** The key of its text without `goal-`. `number` is the number that the text mentions, if any. */
  text: string;
  number?: number;
  isMet: (match: Finished<W>) => boolean;
};

/** One match of a campaign, against one bot or several. `Campaign` says which texts belong to it. */
export type Stage<W extends GameTypes = GameTypes, C = unknown> = {
  id: string;
  /** The level of the bots, 1 to 5; campaigns do not use level 6. */
  level: number;
  /** The number of seats; two if left out. */
  seats?: number;
  /** Makes the game's own choices for the set-up, such as the board; left out in games without `Choices`. */
  chosen?: (page: GamePage) => C;
  /** Returns the forces of the bots, by seat. If this is left out, the bots build their own forces. */
  forces?: (page: GamePage) => Record<Seat, W['force']>;
  /** The goals that give its three stars; the first is to win. */
  goals: readonly [StageGoal<W>, StageGoal<W>, StageGoal<W>];
};

/** A series of matches: `campaign.ts` of the game's folder, with `texts/<language>-campaign.ftl`. */
export type Campaign<W extends GameTypes = GameTypes, C = unknown> = {
  stages: readonly Stage<W, C>[];
  /** Draws the face of a stage's character. The face is decoration, so it has no words for screen readers. */
  Face: Component<{ stage: string }>;
  /**
   * Returns the text of a key. The keys of a stage begin with its id: `-title` is the stage's title, `-name`
   * and `-temper` describe its character, and `-won` and `-lost` are the character's words after the player
   * has won or lost. The key of a goal is `goal-<text>`.
   */
  say: (key: string, args?: Record<string, number>) => string;
};

/** Returns a campaign as the type that all campaigns share. */
export function untypedCampaign<W extends GameTypes, C>(campaign: Campaign<W, C>): Campaign {
  return campaign as unknown as Campaign;
}
