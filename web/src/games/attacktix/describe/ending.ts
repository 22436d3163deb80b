import { loserOf, seatName } from '../../../parts/seats';
import { hasText, t } from '../../../texts';
import type { Setup } from '../types';

/** By what a game ended; it names who gave up where one player alone has lost. */
export function howItEnded(by: string, winners: readonly string[], { seats }: Pick<Setup, 'seats'>): string {
  const loser = loserOf(
    seats.map(({ id }) => id),
    winners,
  );
  const ofLoser = `at-how-${by}-of`;
  return loser && hasText(ofLoser) ? t(ofLoser, { loser: seatName(loser) }) : t(`at-how-${by}`);
}
