import type { SoundName } from '../../../contract';
import type { Event, Seat } from '../types';

/**
 * How long the table shows a moving piece, medals, and a small event, in milliseconds. Each time is a little
 * longer than the animation.
 */
const PIECE_MS = 620;
const MEDALS_MS = 860;
const SMALL_MS = 160;

/**
 * How much longer the table rests after a hit, in milliseconds: a Troop covered another one, or left the board.
 * The player sees it before the other side answers.
 */
export const HIT_MS = 450;

/** Whether an event is a hit. */
export const isHit = (event: Event): boolean =>
  event.type === 'placed' ? event.level > 1 : event.type === 'discarded' && event.from !== null;

/** How long the table shows an event, in milliseconds. */
export const timeOf = (event: Event): number => flightOf(event) + (isHit(event) ? HIT_MS : 0);

function flightOf(event: Event): number {
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

/**
 * The different sounds of a step that is not animated. The sound of the end is left out, because the table
 * plays it itself.
 */
export function soundsOf(events: Event[], mine: readonly string[]): SoundName[] {
  const heard = new Set<SoundName>();
  const isMine = (seat: Seat) => mine.includes(seat);
  for (const event of events) {
    if (event.type === 'placed') heard.add(event.level > 1 ? 'cover' : 'place');
    if (event.type === 'moved' || event.type === 'taken_back') heard.add('place');
    if (event.type === 'discarded') heard.add('discard');
    if (event.type === 'claimed') heard.add('medal');
    if (event.type === 'turn_began' && isMine(event.seat)) heard.add('turn');
  }
  if (events.some((event) => event.type === 'ended')) heard.delete('turn');
  return [...heard];
}
