import type { Action, Hints, Mode, Question, Setup, View } from '../types';

/** The functions of the table that `Orders` needs. */
export type OrdersContext = {
  setup: () => Setup;
  /** What is on the table right now. */
  view: () => View;
  /** What may be decided now; null while this player is not asked. */
  hints: () => Hints | null;
  mode: () => Mode;
  act: (action: Action) => void;
  ask: (question: Question) => Promise<unknown>;
};
