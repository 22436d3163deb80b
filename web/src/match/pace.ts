import type { GameTable } from '../contract';
import type { Event } from '../wire';

const AT_MOST_MS = 4_000;

/**
 * How long a step with these events is shown before the next step, in milliseconds. `share` scales the usual
 * time: 1 is normal speed, less is faster, and 0 turns animations off. Then the result is 0.
 */
export function paceOf(game: GameTable, events: Event[], share: number): number {
  if (share <= 0) return 0;
  return Math.min(AT_MOST_MS, game.timeOf?.(events) ?? 0) * share;
}
