import { loserOf } from '../../../parts/seats';
import { hasText, t } from '../../../texts';
import { seatName } from './names';

/**
 * Says how a game ended. `by` is the kind of ending. If only one player lost, the sentence may name that
 * player.
 */
export function howItEnded(by: string, winner: string | null, seats: readonly string[]): string {
  const tie = `pa-how-${by}-tie`;
  if (winner === null && hasText(tie)) return t(tie);
  const loser = loserOf(seats, winner === null ? [] : [winner]);
  const ofLoser = `pa-how-${by}-of`;
  return loser && hasText(ofLoser) ? t(ofLoser, { loser: seatName(loser) }) : t(`pa-how-${by}`);
}

/** Says who won, to the people at a device who play the seats `mine`. */
export function whoWon(winner: string | null, mine: readonly string[]): string {
  if (winner === null) return t('pa-result-nobody');
  if (mine.length !== 1) return t('pa-result-won', { seat: seatName(winner) });
  return mine.includes(winner) ? t('pa-result-you') : t('pa-result-lost', { seat: seatName(winner) });
}
