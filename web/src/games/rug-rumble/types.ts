// The words of the wire that this table speaks; generated from the rules, never copied.

import type { Action } from '../../wire/rug_rumble/Action';
import type { Event } from '../../wire/rug_rumble/Event';
import type { MatchSetup } from '../../wire/rug_rumble/MatchSetup';
import type { Toy } from '../../wire/rug_rumble/Toy';
import type { View } from '../../wire/rug_rumble/View';

export type { Action, Event, Toy, View };
export type Race = Extract<Event, { type: 'raced' }>;

/** All toys, in the order in which a hand counts them. */
export const kinds: readonly Toy[] = ['mouse', 'duck', 'frog', 'car', 'robot', 'elephant'];

/** The words of Rug Rumble in the places that the contract leaves to the game. */
export type RugRumbleTypes = {
  setup: MatchSetup;
  view: View;
  hints: { actions: Action[] };
  event: Event;
  action: Action;
  force: never;
};
