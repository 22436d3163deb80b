import { hasText, t } from '../../../texts';
import type { Setup, Side, View } from '../types';
import { enemyOf, sideName } from './units';

type Ended = Pick<NonNullable<View['over']>, 'by' | 'clause'>;

/** How a battle ended. The sentence may name the side that lost. */
export function howItEnded(by: string, winner: Side | null): string {
  const ofLoser = `pf-how-${by}-of`;
  return winner && hasText(ofLoser) ? t(ofLoser, { loser: sideName(enemyOf(winner)) }) : t(`pf-how-${by}`);
}

/** The share at which the rulebook itself says that a side loses. PF-SCEN-05 */
const printedPercent = 75;

/**
 * The clause to show for the end of a battle. The printed clause names its own share. If the match has another
 * share, that is the clause with the option.
 */
export const clauseOf = ({ options }: Pick<Setup, 'options'>, { by, clause }: Ended): string =>
  by === 'losses' && options.loss_percent !== printedPercent ? 'PF-R-72' : clause;

/**
 * How a battle ended, with the losses that ended it and the share that loses in this match. Says why the
 * winner won if both sides lost that much.
 */
export function howItWasLost(
  { options }: Pick<Setup, 'options'>,
  { over, tally }: Pick<View, 'over' | 'tally'>,
): string {
  if (!over) return '';
  const { by, winner } = over;
  if (by !== 'losses') return howItEnded(by, winner);
  const rule = t('pf-how-limit', { percent: options.loss_percent, by: options.loss_by });
  const said = (side: Side): string => {
    const { lost, units, loss_percent: percent } = tally[side];
    return t('pf-how-side', { side: sideName(side), lost, units, percent, by: options.loss_by });
  };
  if (!winner) return [t('pf-how-equal'), rule].join(' ');
  const loser = enemyOf(winner);
  if (tally[winner].loss_percent < options.loss_percent) return `${said(loser)} ${rule}`;
  const both = { loser: sideName(loser), winner: sideName(winner) };
  return [said(loser), said(winner), rule, t('pf-how-both', both)].join(' ');
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
