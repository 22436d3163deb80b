import { t } from '../../../texts';
import { other, pieceOf } from '../board/shown';
import type { Event, Place, Seat, Setup, Troop, View } from '../types';
import { markOf, pieceName, placeName, seatName, troopName } from './names';

/** The headquarters that a Troop took; undefined if the game did not end that way. */
export const takenHq = ({ board }: Setup, view: View): Place | undefined =>
  view.over?.by === 'hq' ? board.hqs.find(({ id }) => view.on_hq[id])?.id : undefined;

/**
 * How the game ended, in one sentence; empty while it goes on. The sentence names the Troop and the place
 * that won. `own` is the seat of the only player at this device, or null. `events` are the events up to the
 * end.
 */
export function howItEnded(setup: Setup, view: View, own: Seat | null, events: readonly Event[]): string {
  const { over } = view;
  if (!over) return '';
  const loser = other(over.winner);
  const hq = takenHq(setup, view);
  const token = hq && view.on_hq[hq];
  if (token) {
    const mark = markOf(setup.board, hq);
    const yours = mark ? t('tb-hq-yours-one', { mark }) : t('tb-hq-yours');
    const on = own === loser ? yours : placeName(setup.board, hq);
    const args = { winner: seatName(over.winner), troop: troopName(pieceOf(token).troop), on };
    return t(own === over.winner ? 'tb-how-hq-won' : 'tb-how-hq-by', args);
  }
  return (over.by === 'medals' && lastMedals(setup, over.winner, own, events)) || endedBy(over.by, loser);
}

/** The medals that won, and the Troop that brought them; empty if this does not follow from the events. */
function lastMedals({ board }: Setup, winner: Seat, own: Seat | null, events: readonly Event[]): string {
  const { claim, by, hit } = winningClaim(winner, events);
  if (!claim || !by) return '';
  const bases = board.regions.find(({ id }) => id === claim.region)?.bases ?? [];
  const args = { medals: claim.medals, winner: seatName(winner), troop: troopName(by.troop) };
  const whose = own === winner ? 'won' : 'by';
  if (hit?.from && bases.includes(hit.from)) {
    const piece = pieceName({ seat: hit.owner, troop: hit.troop });
    return t(`tb-how-medals-hit-${whose}`, { ...args, piece, on: placeName(board, hit.from) });
  }
  return t(`tb-how-medals-${whose}`, { ...args, on: placeName(board, by.on) });
}

/**
 * The winner's last medals, the placement that brought them, and the enemy Troop that Jumbo then discarded.
 * Each is null if it does not follow from the events.
 */
function winningClaim(winner: Seat, events: readonly Event[]) {
  const end = events.findLastIndex((event) => event.type === 'claimed' && event.seat === winner);
  const claim = events[end];
  const at = events.slice(0, end).findLastIndex((event) => event.type === 'placed' && event.seat === winner);
  const by = events[at];
  const hit = events.slice(at + 1, end).find((event) => event.type === 'discarded' && event.owner !== winner);
  return {
    hit: hit?.type === 'discarded' && hit.by === 'jumbo' ? hit : null,
    claim: claim?.type === 'claimed' ? claim : null,
    by: by?.type === 'placed' && by.level > 0 ? by : null,
  };
}

/**
 * The place that won the game: the headquarters that was taken, or the base with which the winner took the
 * last medals. Undefined if no place won, or if the place does not follow from the events.
 */
export function placeThatWon(setup: Setup, view: View, events: readonly Event[]): Place | undefined {
  const { over } = view;
  if (over?.by === 'medals') return winningClaim(over.winner, events).by?.on;
  return takenHq(setup, view);
}

/** The region with the last medals, if they won the game; undefined otherwise. */
export const regionThatWon = ({ over }: View, events: readonly Event[]): string | undefined =>
  over?.by === 'medals' ? winningClaim(over.winner, events).claim?.region : undefined;

/** The Troop that took the headquarters or the last medals. Undefined if no Troop did, or if it is unknown. */
export function troopThatWon(setup: Setup, view: View, events: readonly Event[]): Troop | undefined {
  const token = view.on_hq[takenHq(setup, view) ?? ''];
  if (token) return pieceOf(token).troop;
  return view.over?.by === 'medals' ? winningClaim(view.over.winner, events).by?.troop : undefined;
}

const endedBy = (by: string, loser: Seat): string => t(`tb-how-${by}`, { loser: seatName(loser) });
