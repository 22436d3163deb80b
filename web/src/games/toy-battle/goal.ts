import type { Goal } from '../../contract';
import { t } from '../../texts';
import type { Seat, Setup, View } from './types';

/**
 * The goal: take an enemy headquarters, or win as many medals as the board asks for. TB-GOAL-01, TB-GOAL-02
 */
export function goal({ board }: Setup, { seats, viewer }: View): Goal {
  const of = board.medals_to_win;
  const most = Math.max(...(['blue', 'red'] as const).map((seat) => headquartersOf(board, seat)));
  return {
    wins: t('tb-goal', { medals: of, headquarters: most }),
    counts: t('tb-medals'),
    progress: (['blue', 'red'] as const).map((seat) => ({ seats: [seat], now: seats[seat].medals, of })),
    how: t('tb-goal-how'),
    points: [...board.hqs.filter(({ owner }) => owner !== viewer).map(({ id }) => id), '#medals'],
  };
}

const headquartersOf = ({ hqs }: Setup['board'], seat: Seat): number =>
  hqs.filter(({ owner }) => owner === seat).length;
