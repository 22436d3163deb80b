import type { GameTable, LogLine } from '../contract';
import { t } from '../texts';
import type { Event, Frame, Seat, Setup, Summary } from '../wire';
import { seatName } from './describe';

/**
 * The entry of the log for a step that takes decisions back. It replaces the events of the step. No game has
 * an event of this type.
 */
export type Undone = {
  type: 'rumpus-undone';
  seat: Seat;
  /** The number of the last step that stays. */
  to: number;
};

const isUndone = (event: Event): event is Undone => event.type === 'rumpus-undone';

/**
 * Returns the end of the id of a text: `undo-` and this end name the text that tells players whether and how
 * they can take decisions back.
 */
export function undoWord(plan: Summary['undo']): string {
  return plan.replaceAll('_', '-');
}

/** The events of a step. For a step that takes decisions back, the result is one `Undone` instead. */
export function toldOf({ undo, seat, events }: Frame): Event[] {
  if (undo === undefined || seat === null) return events;
  const undone: Undone = { type: 'rumpus-undone', seat, to: undo };
  return [undone];
}

/**
 * The log line for an event, which may be an `Undone`; null if the game has no line for it. `step` has all
 * events of the same step.
 */
export function lineOf(
  game: Pick<GameTable, 'describeEvent'>,
  event: Event,
  setup: Setup,
  viewer: Seat | null,
  step: readonly Event[],
): LogLine | null {
  if (isUndone(event)) return { text: t('undo-done', { seat: seatName(event.seat) }), clauses: [] };
  return game.describeEvent(event, setup, viewer, step);
}

/** The numbers of the steps that players have taken back. */
export function takenBack(story: Iterable<readonly [number, readonly Event[]]>): Set<number> {
  const gone = new Set<number>();
  for (const [seq, events] of story) {
    const undone = events.find(isUndone);
    for (let n = (undone?.to ?? seq) + 1; n < seq; n += 1) gone.add(n);
  }
  return gone;
}

/** The events of the game in the order in which they came, without those that were taken back. */
export function standing(story: Iterable<readonly [number, readonly Event[]]>): Event[] {
  const steps = [...story].sort(([one], [two]) => one - two);
  const gone = takenBack(steps);
  return steps.flatMap(([seq, events]) => (gone.has(seq) ? [] : events.filter((event) => !isUndone(event))));
}
