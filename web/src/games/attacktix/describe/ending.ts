import { loserOf, seatName } from '../../../parts/seats';
import { hasText, t } from '../../../texts';
import type { Setup } from '../types';

/** How a game ended. If exactly one player has lost, the sentence may name that player. */
export function howItEnded(by: string, winners: readonly string[], { seats }: Pick<Setup, 'seats'>): string {
  const loser = loserOf(
    seats.map(({ id }) => id),
    winners,
  );
  const ofLoser = `at-how-${by}-of`;
  return loser && hasText(ofLoser) ? t(ofLoser, { loser: seatName(loser) }) : t(`at-how-${by}`);
}
