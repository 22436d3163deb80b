import { hasText, t } from '../../../texts';
import type { Setup, Side, View } from '../types';
import { enemyOf, sideName } from './units';

/** How a battle ended. The sentence may name the side that lost. */
export function howItEnded(by: string, winner: Side | null): string {
  const ofLoser = `pf-how-${by}-of`;
  return winner && hasText(ofLoser) ? t(ofLoser, { loser: sideName(enemyOf(winner)) }) : t(`pf-how-${by}`);
}

/**
 * How much more the winner would have had to lose to be defeated. Empty if the winner had lost nothing or
 * that much already, or if the battle did not end by losses.
 */
export function howClose(
  { options }: Pick<Setup, 'options'>,
  { over, tally }: Pick<View, 'over' | 'tally'>,
): string {
  const winner = over?.by === 'losses' ? over.winner : null;
  const held = winner && tally[winner];
  if (!winner || !held || held.lost === 0) return '';
  const [loser, name] = [sideName(enemyOf(winner)), sideName(winner)];
  const percent = options.loss_percent - held.loss_percent;
  const count = Math.ceil((held.units * options.loss_percent) / 100) - held.lost;
  if (percent <= 0 || count <= 0) return '';
  const far =
    options.loss_by === 'points'
      ? t('pf-result-close-points', { loser, percent, winner: name })
      : t('pf-result-close', { loser, count, winner: name });
  return percent * 4 <= options.loss_percent ? `${t('pf-result-near')} ${far}` : far;
}
