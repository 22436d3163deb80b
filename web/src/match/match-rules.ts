import type { ClockState, Event, Seat, Setup, View } from '../wire';

/** How long the page shows a step with these events before the next step, in milliseconds. */
type Pace = (events: Event[]) => number;

/** The functions of a game that a match store needs. */
export type Rules = {
  pace: Pace;
  /** Fills in the parts that a set-up may leave out. */
  whole?: (setup: Setup) => Setup;
  /** Whether seats that share this device keep secrets from each other. If this is left out, they do. */
  hasSecrets?: (setup: Setup, view: View, seats: readonly Seat[]) => boolean;
  /** Whether all players choose at the same time and in secret. */
  choosesTogether?: boolean;
};

/** A clock as the server sent it, and the time of this device when it arrived. */
export type ClockReading = { clock: ClockState; heard: number };
