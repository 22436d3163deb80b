import { t } from '../../../texts';
import type { Setup, View } from '../types';
import { ownedName } from './names';

/**
 * Says what the percentages below the viewer's cards count, and that a protected defender may still escape
 * the loss.
 */
export function oddsLegend(setup: Setup, { battle, seats, viewer }: View): string {
  const defender = seats.flatMap(({ army }) => army).find(({ figure }) => figure === battle?.defending);
  if (!defender || defender.guards.length === 0 || battle?.attacker !== viewer) return t('pa-odds-legend');
  return t(setup.edition === '2009' ? 'pa-odds-legend-shield' : 'pa-odds-legend-armor', {
    figure: ownedName(setup, defender.figure, viewer),
  });
}
