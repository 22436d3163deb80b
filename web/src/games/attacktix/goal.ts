import type { Goal, GoalProgress } from '../../contract';
import { t } from '../../texts';
import type { Setup, View } from './types';

/**
 * Returns the goal and each side's progress in words. The goal is to be the last side with figures in play.
 * AT-VICT-01, AT-TEAM-10, AT-FFA-11, AT-R-52
 */
export function goal(setup: Setup, view: View): Goal {
  const isPlaced = view.phase === 'play' || view.phase === 'over';
  return {
    wins: t(`at-goal-${setup.mode}`),
    how: t('at-goal-how'),
    counts: t('at-goal-counts'),
    progress: isPlaced ? sidesOf(setup, view) : [],
  };
}

/**
 * Returns how many figures each side has in play, and how many points they are worth. A side is a team, or a
 * player without a team. AT-R-52
 */
function sidesOf({ seats }: Setup, view: View): GoalProgress[] {
  const teams = [...new Set(seats.map(({ team }) => team))];
  return teams.map((team) => {
    const members = seats.filter((seat) => seat.team === team).map(({ id }) => id);
    const own = view.seats.filter(({ id }) => members.includes(id));
    const points = own.reduce((sum, one) => sum + one.points, 0);
    const now = own.reduce((sum, one) => sum + one.standing, 0);
    return { seats: members, now, more: t('at-goal-points', { points }) };
  });
}
