import type { GameTable } from '../games';
import type { Event } from '../wire';

const AT_MOST_MS = 4_200;

/** How long a step is shown before the next one; nothing when things shall not move. */
export function paceOf(game: GameTable, events: Event[], moves: boolean): number {
  if (!moves) return 0;
  return Math.min(
    AT_MOST_MS,
    events.reduce((sum, event) => sum + (game.timeOf?.(event) ?? 0), 0),
  );
}
