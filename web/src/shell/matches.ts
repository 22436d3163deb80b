import { language, t } from '../texts';
import type { Summary } from '../wire';

/**
 * How a match stands for the person who looks at a list of matches. The list has its matches in this order.
 */
const STANDINGS = ['mine', 'theirs', 'waiting', 'over'] as const;

/**
 * `mine`: it is this person's turn. `theirs`: it is somebody else's turn. `waiting`: the game has not begun.
 */
export type Standing = (typeof STANDINGS)[number];

/** How a match stands for the person who asks. A suspended match counts as `waiting`. */
export function standingOf(match: Summary): Standing {
  if (match.status === 'over') return 'over';
  if (match.status !== 'playing') return 'waiting';
  return match.seats.some((seat) => seat.you && match.to_move.includes(seat.seat)) ? 'mine' : 'theirs';
}

/**
 * Sorts matches for a list. First come matches in which it is this person's turn, then those in which it is
 * another player's turn. Those that have not begun or are suspended follow, and those that are over come
 * last.
 */
export function inOrder(matches: readonly Summary[]): Summary[] {
  const place = (match: Summary): number => STANDINGS.indexOf(standingOf(match));
  return [...matches].sort((one, other) => place(one) - place(other) || other.created_ms - one.created_ms);
}

/** How many matches wait for a decision of the person who asks. */
export function waitingFor(matches: readonly Summary[]): number {
  return matches.filter((match) => standingOf(match) === 'mine').length;
}

/** How a match ended for the person's seat; null unless the person had exactly one seat and a seat won. */
export function resultOf(match: Summary): 'won' | 'lost' | null {
  const own = match.seats.filter((seat) => seat.you);
  const winners = match.over?.winners ?? [];
  if (own.length !== 1 || winners.length === 0) return null;
  return own.some(({ seat }) => winners.includes(seat)) ? 'won' : 'lost';
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago a moment was, in the largest unit that gives at least 1, such as "2 hours ago". */
export function agoOf(then: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - then) / 1_000));
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  if (unit === 'second') return t('list-now');
  return new Intl.RelativeTimeFormat(language()).format(-Math.floor(seconds / size), unit);
}
