import type { GameTable } from '../contract';
import type { GamePage, MatchOrder, SeatPlan, Setup, Summary } from '../wire';

/** The highest level that the bots of every game have. */
const HIGHEST = 5;

/** Whether a person who played alone against bots can play the same match again. */
export const mayRepeat = ({ seats, clock }: Summary, game: GameTable): boolean =>
  game.setupAgain !== undefined &&
  clock.kind === 'none' &&
  seats.filter(({ you }) => you).length === 1 &&
  seats.every(({ you, kind }) => you || kind === 'bot');

/** Whether the person has won, and the bots of the match can be replaced by stronger ones. */
export const hasStronger = ({ seats, over }: Summary): boolean =>
  seats.some(({ you, seat }) => you && over?.winners.includes(seat)) &&
  seats.every(({ kind, level }) => kind !== 'bot' || (level ?? HIGHEST) < HIGHEST);

/** The request for the same match with the same seats, and with bots that are so many levels stronger. */
export function orderAgain(
  { game, seats, visibility }: Summary,
  table: GameTable,
  page: GamePage,
  setup: Setup,
  more: number,
): MatchOrder {
  return {
    game,
    setup: table.setupAgain?.(page, setup),
    seats: seats.map(({ you, level }): SeatPlan =>
      you ? { kind: 'me' } : { kind: 'bot', level: (level ?? 1) + more },
    ),
    clock: { kind: 'none' },
    visibility,
  };
}
