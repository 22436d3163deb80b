import { loserOf } from '../../../parts/seats';
import { hasText, t } from '../../../texts';
import { seatName } from './names';

/** By what a game ended; it names who gave up or ran out of time where one player alone has lost. */
export function howItEnded(by: string, winner: string | null, seats: readonly string[]): string {
  const loser = loserOf(seats, winner === null ? [] : [winner]);
  const ofLoser = `pa-how-${by}-of`;
  return loser && hasText(ofLoser) ? t(ofLoser, { loser: seatName(loser) }) : t(`pa-how-${by}`);
}
