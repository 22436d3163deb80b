import type { GameTable, Goal } from '../contract';
import { joined } from '../parts/describe';
import { t } from '../texts';
import type { Seat, Setup, View } from '../wire';
import { seatName } from './describe';

/** The progress of one seat or team in the line of the goal. */
export type GoalItem = {
  seats: readonly Seat[];
  name: string;
  /** The progress as the page shows it: "2/5". */
  count: string;
  /** The progress as a screen reader says it: "2 of 5". */
  spoken: string;
  more: string;
};

/**
 * The progress with names and numbers. The person's own progress comes first, called "you" if the person has
 * a single seat.
 */
export function goalItems(goal: Goal, mine: readonly Seat[]): GoalItem[] {
  const unit = goal.unit ?? '';
  const nameOf = (seat: Seat): string =>
    mine.length === 1 && mine[0] === seat ? t('goal-you') : seatName(seat);
  const isMine = (seats: readonly Seat[]): boolean => seats.some((seat) => mine.includes(seat));
  return goal.progress
    .toSorted((one, other) => Number(isMine(other.seats)) - Number(isMine(one.seats)))
    .map(({ seats, now, of, told, more = '' }) => ({
      seats,
      name: seats.map(nameOf).join(' + '),
      count: told ?? (of === undefined ? `${now}` : `${now}/${of}`) + unit,
      spoken: told ?? (of === undefined ? `${now}${unit}` : t('goal-of', { now, of: `${of}${unit}` })),
      more,
    }));
}

/** The whole line as one sentence, for screen readers. */
export function goalSentence(goal: Goal, mine: readonly Seat[]): string {
  const told = goalItems(goal, mine).map(
    ({ name, spoken, more }) => `${name} ${spoken}${more && ` (${more})`}`,
  );
  return told.length === 0
    ? t('goal-said', { wins: goal.wins })
    : t('goal-said-counts', { wins: goal.wins, counts: goal.counts, told: joined(told) });
}

/**
 * The goal of a game for the view on the table. While the table still plays earlier steps, `told` is the view
 * that it shows, so that a number never changes before its piece has arrived.
 */
export function goalAt(
  game: Pick<GameTable, 'goal'>,
  setup: Setup | null,
  view: View | null,
  told: View | null,
): Goal | null {
  if (setup === null || view === null) return null;
  return game.goal?.(setup, told?.viewer === view.viewer ? told : view) ?? null;
}
