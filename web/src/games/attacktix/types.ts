/** The types that the table of Attacktix uses. Most come from `contract` and `wire`. */
import type { Refused as AnyRefused, TableMode, TableProps } from '../../contract';
import type { Action, Event, Hints, Setup, View } from './wire-types';

export type { Refusal, Seat, Summary } from '../../wire';
export type * from './wire-types';

/** The types of Attacktix, for the interfaces in `contract`. */
export type AttacktixTypes = {
  setup: Setup;
  view: View;
  hints: Hints;
  event: Event;
  action: Action;
  force: unknown;
};

export type Mode = TableMode;
export type Refused = AnyRefused<Action>;
export type Props = TableProps<AttacktixTypes>;
/** The events whose `type` is `K`. */
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;
