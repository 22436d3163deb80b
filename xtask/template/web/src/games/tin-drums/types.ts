// The types of the messages that this table reads and writes. They are generated from the rules, never copied.

import type { PlainTypes } from '../../contract';
import type { Action, Event, Setup, View } from '../../wire/tin_drums/all';

export type { Action, Event, Setup, View };

/** The types of Tin Drums for the places that the contract leaves to the game. */
export type TinDrumsTypes = PlainTypes<Setup, View, Event, Action>;
