import { t } from '../../../texts';
import { figures } from '../draw/figures';
import type { Piece } from '../board/shown';
import type { BoardFile, Effect, Place, Seat, Troop } from '../types';

/** The name of a side. */
export const seatName = (seat: Seat): string => t(`tb-${seat}`);

/** The name of a Troop with its mark: "Hook 4", "Kwak K". */
export const troopName = (troop: Troop): string =>
  t('tb-named', { troop: t(`tb-troop-${troop}`), mark: figures[troop].mark });

/** A Troop with its colour: "Blue Hook 4". */
export const pieceName = (piece: Piece): string =>
  t('tb-piece', {
    seat: seatName(piece.seat),
    troop: t(`tb-troop-${piece.troop}`),
    mark: figures[piece.troop].mark,
  });

/** The name of an effect. */
export const effectName = (effect: Effect): string => t(`tb-effect-${effect}`);

/** The name of a place: "Base b4", "Red headquarters HR". */
export function placeName(board: BoardFile, place: Place): string {
  const hq = board.hqs.find((candidate) => candidate.id === place);
  return hq ? t('tb-hq', { id: place, seat: seatName(hq.owner) }) : t('tb-base', { id: place });
}
