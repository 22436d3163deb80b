import type { GameTable } from '../contract';
import type { Event } from '../wire';

const AT_MOST_MS = 4_000;

/**
 * How long a step with these events is shown before the next step, in milliseconds. `share` is the share of
 * the usual time that the speed of the table leaves. The result is 0 if animations are off.
 */
export function paceOf(game: GameTable, events: Event[], share: number): number {
  if (share <= 0) return 0;
  return Math.min(AT_MOST_MS, game.timeOf?.(events) ?? 0) * share;
}
