import type { Goal } from '../../contract';
import { t } from '../../texts';
import type { Setup, Side, View } from './types';

/**
 * Returns the goal in words, and each player's progress: to be the last with figures, or to have the most
 * figures after the last turn. PA1-GOAL-02, PA1-GOAL-03, PA2-GOAL-02, PA2-GOAL-03, PA-R-46
 */
export function goal(setup: Setup, { seats, turns_taken }: View): Goal {
  const isLast = turns_taken + 1 >= setup.options.max_turns;
  return {
    wins: isLast ? t('pa-goal-end') : t(seats.length > 2 ? 'pa-goal-last' : 'pa-goal-two'),
    counts: t('pa-goal-counts'),
    progress: seats.map((side) => ({
      seats: [side.seat],
      now: side.army.length,
      more: setup.edition === '2009' ? power(side) : wounded(side),
    })),
  };
}

/** Says the total Power of an army. In the edition of 2009, a figure is captured when its Power is gone. */
function power({ army }: Side): string {
  return t('pa-goal-power', { power: army.reduce((sum, figure) => sum + figure.power, 0) });
}

/**
 * Says how many figures are wounded; empty for none. In the revised edition, the next wound captures them.
 */
function wounded({ army }: Side): string {
  const count = army.filter((figure) => figure.wounded).length;
  return count === 0 ? '' : t('pa-goal-wounded', { count });
}
