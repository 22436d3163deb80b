// The types of the messages that the table reads and writes. The command `cargo xtask gen` generates them from the
// game's Rust types.

import type { PlainTypes } from '../../contract';
import type { Action, Event, Setup, View } from '../../wire/tin_drums/all';

export type { Action, Event, Setup, View };

/** The types of Tin Drums, in the form that `contract.ts` requires. */
export type TinDrumsTypes = PlainTypes<Setup, View, Event, Action>;
