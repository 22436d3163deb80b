// The generated wire types that this table uses.

import type { PlainTypes } from '../../contract';
import type { Action, Event, MatchSetup, Runner, Side, Toy, View } from '../../wire/rug_rumble/all';

export type { Action, Event, Runner, Side, Toy, View };
export type Race = Extract<Event, { type: 'raced' }>;

/** All toys, from slow to fast. `hand` and `left` of a player give the number of each toy in this order. */
export const kinds: readonly Toy[] = ['mouse', 'duck', 'frog', 'car', 'robot', 'elephant'];

/** The toys in the viewer's hand, from slow to fast. Empty if the viewer has no hand. */
export function handOf({ players, viewer }: View): Toy[] {
  const hand = players.find(({ seat }) => seat === viewer)?.hand ?? [];
  return kinds.flatMap((kind, n) => Array<Toy>(hand[n] ?? 0).fill(kind));
}

/** The types of Rug Rumble, for the interfaces in `contract`. */
export type RugRumbleTypes = PlainTypes<MatchSetup, View, Event, Action>;
