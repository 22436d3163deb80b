import { loserOf, seatName } from '../../../parts/seats';
import { hasText, t } from '../../../texts';
import type { Setup, View } from '../types';

/**
 * Says how a game ended. `by` is the kind of ending. If only one player lost, the sentence may name that
 * player.
 */
export function howItEnded(by: string, winners: readonly string[], { seats }: Pick<Setup, 'seats'>): string {
  const loser = loserOf(
    seats.map(({ id }) => id),
    winners,
  );
  const ofLoser = `at-how-${by}-of`;
  return loser && hasText(ofLoser) ? t(ofLoser, { loser: seatName(loser) }) : t(`at-how-${by}`);
}

/**
 * Says how close the game was: how many of the winners' figures still stand, and to a loser also how many
 * were defeated. Empty if several players share the device, or if the game did not end because only one side
 * had figures left.
 */
export function howClose({ figures, seats, over }: View, setup: Setup, mine: readonly string[]): string {
  const [me] = mine;
  if (!over || over.winners.length === 0 || over.by !== 'last-standing' || mine.length !== 1) return '';
  const winners: readonly string[] = over.winners;
  const left = seats.reduce((sum, { id, standing }) => sum + (winners.includes(id) ? standing : 0), 0);
  if (me !== undefined && winners.includes(me)) return t('at-close-won', { left });
  const theirs = setup.figures.filter(({ owner }) => winners.includes(owner)).map(({ id }) => id);
  const felled = figures.filter(({ id, zone }) => zone === 'defeated' && theirs.includes(id)).length;
  return t('at-close-lost', { left, felled });
}
