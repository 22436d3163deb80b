import { hasText, t } from '../../../texts';
import type { Side } from '../types';
import { enemyOf, sideName } from './units';

/** Says by what a battle ended: of the side that has lost, where it is about that side. */
export function howItEnded(by: string, winner: Side | null): string {
  const ofLoser = `pf-how-${by}-of`;
  return winner && hasText(ofLoser) ? t(ofLoser, { loser: sideName(enemyOf(winner)) }) : t(`pf-how-${by}`);
}
