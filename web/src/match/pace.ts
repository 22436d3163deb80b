import type { Event } from '../wire';

/** How long the table shows a piece that moves, and medals, in milliseconds; a little more than it needs. */
const PIECE_MS = 620;
const MEDALS_MS = 860;
const SMALL_MS = 160;
const AT_MOST_MS = 4_200;

function timeOf(event: Event): number {
  switch (event.type) {
    case 'drew':
      return PIECE_MS + 90;
    case 'placed':
    case 'discarded':
    case 'moved':
    case 'taken_back':
    case 'returned':
      return PIECE_MS;
    case 'claimed':
      return MEDALS_MS;
    case 'pinned':
    case 'stood_up':
      return SMALL_MS;
    default:
      return 0;
  }
}

/** How long a step is shown before the next one; nothing when things shall not move. */
export function paceOf(events: Event[], moves: boolean): number {
  return moves ? Math.min(AT_MOST_MS, events.reduce((sum, event) => sum + timeOf(event), 0)) : 0;
}
