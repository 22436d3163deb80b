import type { Finished, Stage } from '../campaign-contract';
import type { Setup, Summary, View } from '../wire';

/**
 * What the goals of a stage are judged by: the end of a match as its player sees it. Null before the end, and
 * for people without a seat.
 */
export function finished(summary: Summary, setup: Setup, view: View): Finished | null {
  const me = summary.seats.find(({ you }) => you);
  return summary.over && me ? { setup, view, outcome: summary.over, seat: me.seat } : null;
}

/** The indexes of the goals of a stage that a match has met. */
export function goalsMet({ goals }: Stage, match: Finished): number[] {
  return goals.flatMap(({ isMet }, n) => (isMet(match) ? [n] : []));
}

/** The stage that follows the stage `id`; undefined after the last one. */
export function following<S extends { id: string }>(stages: readonly S[], id: string): S | undefined {
  return stages[stages.findIndex((stage) => stage.id === id) + 1];
}

const known = new Map<string, readonly number[]>();

/**
 * The goals that had a star when this page first showed the end of a match. The answer stays the same,
 * however many stars the match adds.
 */
export function metBefore(match: string, now: () => readonly number[]): readonly number[] {
  const before = known.get(match) ?? [...now()];
  known.set(match, before);
  return before;
}
