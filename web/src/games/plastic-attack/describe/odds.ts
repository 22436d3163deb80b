import { t } from '../../../texts';
import type { Setup, View } from '../types';
import { ownedName } from './names';

/**
 * Says what the percentages below the viewer's cards count, and that a protected defender may still escape
 * the loss.
 */
export const oddsLegend = (setup: Setup, view: View): string =>
  [t('pa-odds-legend'), guardNote(setup, view)].filter(Boolean).join('. ');

/** Says that the defender's protecting card may still save it; empty if it has none. */
export function guardNote(setup: Setup, { battle, seats, viewer }: View): string {
  const defender = seats.flatMap(({ army }) => army).find(({ figure }) => figure === battle?.defending);
  if (!defender || defender.guards.length === 0 || battle?.attacker !== viewer) return '';
  return t(setup.edition === '2009' ? 'pa-guard-note-shield' : 'pa-guard-note-armor', {
    figure: ownedName(setup, defender.figure, viewer),
  });
}
