import type { GamePage } from '../../../wire';
import { ownOf, type ForceFile } from './files';
import { isAtHousePrices, pricedOwn } from './force';
import { forces as kept } from './store';

/**
 * Suggests a force for the seat with index `n`. The first seat gets the force that the player chose last, if
 * there is one. The others get different forces of 100 points that come with the game, at the prices of the
 * set-up.
 */
export function suggest(page: GamePage, n: number, setup?: unknown): ForceFile | null {
  const chosen = n === 0 ? kept.chosen() : null;
  if (chosen) return chosen;
  const usual = pricedOwn(ownOf(page.own), isAtHousePrices(setup)).forces.filter(
    ({ limit }) => limit === 100,
  );
  return usual[n % Math.max(1, usual.length)]?.force ?? null;
}
