// The types of the messages that this table reads and writes. They are generated from the Rust types of the game.

import type { PlainTypes } from '../../contract';
import type { Action, Event, Setup, View } from '../../wire/tin_drums/all';

export type { Action, Event, Setup, View };

/** The types of Tin Drums, as `contract.ts` asks for them. */
export type TinDrumsTypes = PlainTypes<Setup, View, Event, Action>;
