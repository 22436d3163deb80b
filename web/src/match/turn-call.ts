import { t } from '../texts';
import type { Seat, Summary } from '../wire';
import { matchTitle, playerName } from './describe';

/** What the page knows about the turn after the step `seq`. */
export type Turn = {
  seq: number;
  /** Whether the game waits for a seat of this person. */
  mine: boolean;
  /** The seat that decided last; null if no seat has decided. */
  mover: Seat | null;
};

/**
 * Whether a turn of the person has begun between two frames of a match. This is so if it is the person's turn
 * now, and if it was not before or another seat decided last. The first frame of a page never begins a turn.
 */
export function becameMine(before: Turn | null, now: Turn, own: readonly Seat[]): boolean {
  if (before === null || !now.mine || now.seq <= before.seq) return false;
  return !before.mine || (now.mover !== null && !own.includes(now.mover));
}

/** What a notification says of a turn: the game, and who moved. */
export function callOf(summary: Summary, mover: Seat | null): { title: string; body: string } {
  const seat = summary.seats.find((one) => one.seat === mover && !one.you);
  return {
    title: matchTitle(summary),
    body: seat ? t('turn-call', { name: playerName(seat) }) : t('your-turn'),
  };
}
