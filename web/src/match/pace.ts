import type { Event } from '../wire';

/** How long each kind of event is given to be seen, in milliseconds. */
const shown: Partial<Record<Event['type'], number>> = {
  placed: 650,
  discarded: 600,
  moved: 600,
  taken_back: 500,
  returned: 450,
  drew: 450,
  pinned: 450,
  claimed: 700,
};

/** How long a step is shown before the next one; nothing when things shall not move. */
export function paceOf(events: Event[], moves: boolean): number {
  if (!moves) return 0;
  return Math.min(2_400, events.reduce((sum, event) => sum + (shown[event.type] ?? 0), 0));
}
