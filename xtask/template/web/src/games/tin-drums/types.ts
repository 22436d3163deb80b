// The words of the wire that this table speaks; generated from the rules, never copied.

import type { PlainTypes } from '../../contract';
import type { Action, Event, Setup, View } from '../../wire/tin_drums/all';

export type { Action, Event, Setup, View };

/** The words of Tin Drums in the places that the contract leaves to the game. */
export type TinDrumsTypes = PlainTypes<Setup, View, Event, Action>;
