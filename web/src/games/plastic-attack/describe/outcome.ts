import { t } from '../../../texts';
import type { Battle, Setup, Sum } from '../types';
import { capital, ownedName, seatName } from './names';
import { describeSum } from './sums';

/** Says what happens to a beaten defender in this edition and with these options. */
export function beaten({ edition, options }: Setup): string {
  if (options.quick_game) return t('pa-beaten-quick');
  return t(edition === '2009' ? 'pa-beaten-2009' : 'pa-beaten-revised');
}

/** Says why an attack won or failed, such as "14 beats 9: the attack wins." */
export function describeOutcome([attack, defence]: readonly [Sum, Sum], won: boolean): string {
  const totals = { attack: attack.total, defence: defence.total };
  if (!won) return t('pa-outcome-less', totals);
  return t(attack.total === defence.total ? 'pa-outcome-equal' : 'pa-outcome-more', totals);
}

/** Says in a few words whose attack won or failed. `tone` is whether that is good for the viewer. */
export function verdict(
  { attacker, defender }: Battle,
  won: boolean,
  viewer: string | null,
): { text: string; tone: 'good' | 'bad' | 'plain' } {
  const yours = attacker === viewer;
  const tone = yours || defender === viewer ? (yours === won ? 'good' : 'bad') : 'plain';
  if (yours) return { text: t(won ? 'pa-won-yours' : 'pa-failed-yours'), tone };
  return { text: t(won ? 'pa-won-of' : 'pa-failed-of', { seat: seatName(attacker) }), tone };
}

/** Describes a battle: how each total came about, and why the attack won or failed. */
export function battleWords(
  setup: Setup,
  sums: readonly [Sum, Sum],
  won: boolean,
  viewer: string | null,
): Record<'attacker' | 'defender' | 'outcome', string> {
  const said = (sum: Sum): string =>
    capital(
      t(sum.card ? 'pa-log-sum' : 'pa-log-sum-no-card', {
        figure: ownedName(setup, sum.figure, viewer),
        sum: describeSum(sum),
      }),
    );
  return { attacker: said(sums[0]), defender: said(sums[1]), outcome: describeOutcome(sums, won) };
}

/**
 * Says in a line how an earlier battle ended: "Your attack: 8 + 4 Power = 12 against 9 + 6 Power = 15, lost."
 */
export function describeEarlier({ attacker, sums, won }: Battle, viewer: string | null): string {
  if (!sums || won === null) return '';
  const args = { attack: describeSum(sums[0]), defence: describeSum(sums[1]) };
  if (attacker === viewer) return t(won ? 'pa-earlier-yours-won' : 'pa-earlier-yours-lost', args);
  return t(won ? 'pa-earlier-of-won' : 'pa-earlier-of-lost', { ...args, seat: seatName(attacker) });
}
