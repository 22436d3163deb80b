import { loserOf, seatName } from '../../../parts/seats';
import { hasText, t } from '../../../texts';
import type { Setup, View } from '../types';

/** How a game ended. If exactly one player has lost, the sentence may name that player. */
export function howItEnded(by: string, winners: readonly string[], { seats }: Pick<Setup, 'seats'>): string {
  const loser = loserOf(
    seats.map(({ id }) => id),
    winners,
  );
  const ofLoser = `at-how-${by}-of`;
  return loser && hasText(ofLoser) ? t(ofLoser, { loser: seatName(loser) }) : t(`at-how-${by}`);
}

/**
 * How close a fight was, for the only player at this device. The text says how many figures of the winners
 * still stand. It also tells a loser how many figures of the winners were defeated. Empty for several players
 * at this device, and for games that did not end with only one side standing.
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
