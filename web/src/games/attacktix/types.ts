/** The words that this table speaks, and those of the contract of all tables. */
import type { Refused as AnyRefused, TableMode, TableProps } from '../contract';
import type { Action, Event, Hints, Setup, View } from './words';

export type { Refusal, Seat, Summary } from '../../wire';
export type * from './words';

/** The words of Attacktix, for the contract of all tables. */
export type TixWords = {
  setup: Setup;
  view: View;
  hints: Hints;
  event: Event;
  action: Action;
  force: unknown;
};

export type Mode = TableMode;
export type Refused = AnyRefused<Action>;
export type Props = TableProps<TixWords>;
/** The event of one type. */
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;
