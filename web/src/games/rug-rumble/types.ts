// The words of the wire that this table speaks; generated from the rules, never copied.

import type { PlainTypes } from '../../contract';
import type { Action, Event, MatchSetup, Toy, View } from '../../wire/rug_rumble/all';

export type { Action, Event, Toy, View };
export type Race = Extract<Event, { type: 'raced' }>;

/** All toys, in the order in which a hand counts them. */
export const kinds: readonly Toy[] = ['mouse', 'duck', 'frog', 'car', 'robot', 'elephant'];

/** The toys in the hand of the seat whose view it is, from slow to fast. */
export function handOf({ players, viewer }: View): Toy[] {
  const hand = players.find(({ seat }) => seat === viewer)?.hand ?? [];
  return kinds.flatMap((kind, n) => Array<Toy>(hand[n] ?? 0).fill(kind));
}

/** The words of Rug Rumble in the places that the contract leaves to the game. */
export type RugRumbleTypes = PlainTypes<MatchSetup, View, Event, Action>;
