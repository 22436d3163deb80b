import type { Goal } from '../../contract';
import { t } from '../../texts';
import type { RugRumbleTypes, View } from './types';

/** The goal: the most marbles win. A player who has resigned cannot win. RR-GOAL-01, RR-R-01 */
export function goal(_: RugRumbleTypes['setup'], { players }: View): Goal {
  return {
    wins: t('rr-goal-wins'),
    counts: t('rr-goal-counts'),
    progress: players
      .filter(({ resigned }) => !resigned)
      .map(({ seat, marbles }) => ({ seats: [seat], now: marbles })),
  };
}
