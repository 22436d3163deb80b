import { hasText, t } from '../../../texts';
import type { Event, EventOf, Setup, Side, View } from '../types';
import { enemyOf, sideName } from './units';

type Ended = Pick<NonNullable<View['over']>, 'by' | 'clause'>;

/** The headline of a result: who won, in the eyes of a person who plays `mine`. */
export function headlineOf(winner: Side | null, mine: readonly string[]): string {
  if (!winner) return t('pf-result-draw');
  const own = mine.includes(winner) ? 'pf-result-you' : 'pf-result-lost';
  return t(mine.length === 1 ? own : 'pf-result-won', { side: sideName(winner) });
}

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

type Losses = Record<Side, { lost: number; units: number; loss_percent: number }>;

/** Who lost how much, and which share loses in this match; or who lost more, if both sides lost that much. */
function lossesOf({ options }: Pick<Setup, 'options'>, winner: Side | null, tally: Losses): string {
  if (!winner) return t('pf-how-equal');
  const loser = enemyOf(winner);
  if (tally[winner].loss_percent >= options.loss_percent) return t('pf-how-both', { loser: sideName(loser) });
  const { lost, units, loss_percent: percent } = tally[loser];
  const limit = options.loss_percent;
  return t('pf-how-lost', { side: sideName(loser), lost, units, percent, limit, by: options.loss_by });
}

/** How a battle ended, in one sentence. */
export function howItWasLost(
  setup: Pick<Setup, 'options'>,
  { over, tally }: Pick<View, 'over' | 'tally'>,
): string {
  if (!over) return '';
  return over.by === 'losses' ? lossesOf(setup, over.winner, tally) : howItEnded(over.by, over.winner);
}

/**
 * The losses that ended a battle in a step of the log; empty if it ended otherwise, or they are not known.
 */
export function lostIn(setup: Setup, { by, winner }: EventOf<'end'>, step: readonly Event[]): string {
  const told = step.find((event) => event.type === 'victory');
  if (by !== 'losses' || !told) return '';
  const [green, tan] = ([0, 1] as const).map((n) => {
    const [lost, units] = [told.lost[n], told.of[n]];
    return { lost, units, loss_percent: Math.floor((lost * 100) / units) };
  }) as [Losses['green'], Losses['tan']];
  return lossesOf(setup, winner, { green, tan });
}
