import { t } from '../../../texts';
import type { Fielding, KindPage } from '../files';

/** The price of a sample Unit: the printed one, or the sum of its levels. */
export const priceOf = (kind: KindPage, printed: boolean): number =>
  printed ? kind.bill.printed : kind.bill.audited;

/** What a Commander costs in addition to the levels. PF-CMD-02 */
export const forCommander = 50;

/**
 * Why a sample Unit fits into no force with these points, with the sum; null if the Unit fits. `toLead` is
 * what a Commander costs in addition to the levels.
 */
export function reasonAgainst(
  kind: KindPage,
  fielding: readonly Fielding[],
  points: number,
  printed: boolean,
  toLead: number = forCommander,
): string | null {
  const alone = fielding.find(({ units }) => units.length === 1 && units[0] === kind.type);
  const commander = alone?.commander ?? 0;
  const price = priceOf(kind, printed) + (kind.type === 'commander' ? toLead : 0);
  if (price > points) return t('fw-too-dear', { price, points });
  if (price + commander > points)
    return t('fw-too-dear-led', { price, commander, sum: price + commander, points });
  const team = fielding.find(
    ({ units }) => units.length > 1 && units[0] === kind.type && kind.type === 'howitzer',
  );
  if (!team) return null;
  const sum = team.points.reduce((all, one) => all + one, team.commander);
  return sum > points
    ? t('fw-too-dear-towed', { sums: [...team.points, team.commander].join(' + '), sum, points })
    : null;
}
