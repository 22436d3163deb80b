import { seatName } from '../../../parts/seats';
import { t } from '../../../texts';
import type { Setup, View } from '../types';

/**
 * Says in the first turn who began the game, and by which rule. Empty later in the game, and in a duel with a
 * figure that was never placed. AT-FIRST-02, AT-R-09, AT-TEAM-05, AT-FFA-06
 */
export function describeBegins(setup: Setup, view: View): string {
  const { mode, seats, figures } = setup;
  const { turn, phase } = view;
  const [host] = seats;
  if (phase !== 'play' || turn?.number !== 1 || !host) return '';
  const seat = seatName(turn.active);
  if (mode !== 'duel') return t('at-begins-sum', { seat });
  if (view.figures.some(({ zone }) => zone === 'pool')) return '';
  const backup = figures.filter((card) => card.backup);
  const judge = backup.find(({ owner }) => owner === host.id) ?? backup[0];
  const isRed = turn.active === (judge?.owner ?? host.id);
  const colour = t(isRed ? 'at-colour-red' : 'at-colour-white');
  return judge ? t('at-begins-figure', { seat }) : t('at-begins-coin', { seat, colour });
}

/** The clause on which `describeBegins` is based. */
export const beginsClause = ({ mode }: Setup): string =>
  mode === 'duel' ? 'AT-R-09' : mode === 'team' ? 'AT-TEAM-05' : 'AT-FFA-06';
