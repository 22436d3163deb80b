import type { GamePage } from '../../../wire';
import { ownOf, type ForceFile } from './files';
import { forces as kept } from './store';

/**
 * A force to start with. Seat 0 gets the force chosen last, if there is one. The others get ready-made forces
 * of 100 points.
 */
export function suggest(page: GamePage, n: number): ForceFile | null {
  const chosen = n === 0 ? kept.chosen() : null;
  if (chosen) return chosen;
  const usual = ownOf(page.own).forces.filter(({ limit }) => limit === 100);
  return usual[n % Math.max(1, usual.length)]?.force ?? null;
}
