import { hasText, t } from '../../../texts';
import type { Side } from '../types';
import { enemyOf, sideName } from './units';

/** How a battle ended. The sentence may name the side that lost. */
export function howItEnded(by: string, winner: Side | null): string {
  const ofLoser = `pf-how-${by}-of`;
  return winner && hasText(ofLoser) ? t(ofLoser, { loser: sideName(enemyOf(winner)) }) : t(`pf-how-${by}`);
}
