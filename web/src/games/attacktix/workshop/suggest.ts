import type { GamePage } from '../../../wire';
import { ownOf, type ForceFile } from './files';
import { forces as kept } from './store';

/** A force to begin with: the one that was chosen last, for others (`n` > 0) another ready-made one each. */
export function suggest(page: GamePage, n: number): ForceFile | null {
  const chosen = n === 0 ? kept.chosen() : null;
  if (chosen) return chosen;
  const usual = ownOf(page.own).forces.filter(({ limit }) => limit === 100);
  return usual[n % Math.max(1, usual.length)]?.force ?? null;
}
