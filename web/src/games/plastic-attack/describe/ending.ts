import { loserOf } from '../../../parts/seats';
import { hasText, t } from '../../../texts';
import { seatName } from './names';

/** How a game ended. If exactly one player has lost, the sentence may name that player. */
export function howItEnded(by: string, winner: string | null, seats: readonly string[]): string {
  const tie = `pa-how-${by}-tie`;
  if (winner === null && hasText(tie)) return t(tie);
  const loser = loserOf(seats, winner === null ? [] : [winner]);
  const ofLoser = `pa-how-${by}-of`;
  return loser && hasText(ofLoser) ? t(ofLoser, { loser: seatName(loser) }) : t(`pa-how-${by}`);
}
