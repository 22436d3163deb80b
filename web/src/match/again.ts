import type { Summary } from '../wire';

/** The highest level that the bots of every game have. */
const HIGHEST = 5;

/** Whether a person played alone against bots, so that the server can set up the same match again. */
export const mayRepeat = ({ seats }: Summary): boolean =>
  seats.filter(({ you }) => you).length === 1 && seats.every(({ you, kind }) => you || kind === 'bot');

/** Whether the person has won, and the bots of the match can be replaced by stronger ones. */
export const hasStronger = ({ seats, over }: Summary): boolean =>
  seats.some(({ you, seat }) => you && over?.winners.includes(seat)) &&
  seats.every(({ kind, level }) => kind !== 'bot' || (level ?? HIGHEST) < HIGHEST);
