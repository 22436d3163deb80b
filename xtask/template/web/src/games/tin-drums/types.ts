// The words of the wire that this table speaks; generated from the rules, never copied.

import type { Action } from '../../wire/tin_drums/Action';
import type { Event } from '../../wire/tin_drums/Event';
import type { Setup } from '../../wire/tin_drums/Setup';
import type { View } from '../../wire/tin_drums/View';

export type { Action, Event, Setup, View };

/** The words of Tin Drums in the places that the contract leaves to the game. */
export type TinDrumsTypes = {
  setup: Setup;
  view: View;
  hints: { actions: Action[] };
  event: Event;
  action: Action;
  force: never;
};
