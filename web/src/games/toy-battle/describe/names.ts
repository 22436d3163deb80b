import { t } from '../../../texts';
import { listed } from '../../../parts/describe';
import { figures } from '../draw/figures';
import type { Piece } from '../board/shown';
import type { BoardFile, Effect, Place, Seat, Troop } from '../types';

/** The name of a side, in the language of the page. */
export const seatName = (seat: Seat): string => t(`tb-${seat}`);

/** Whether a word from the server is a Troop. */
export const isTroop = (word: string): word is Troop => Object.hasOwn(figures, word);

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

/** The name of an effect in the language of the page. */
export const effectName = (effect: Effect): string => t(`tb-effect-${effect}`);

/**
 * The letters of bases. K is missing because Kwak has that mark. I and O are missing because they look like
 * numbers.
 */
const letters = [...'ABCDEFGHJLMNPQRSTUVWXYZ'];

/**
 * The mark of a place. A base has a letter, in the order of the board's file. A headquarters has a number if
 * its side has several, otherwise its mark is empty.
 */
export function markOf(board: BoardFile, place: Place): string {
  const n = board.bases.findIndex((base) => base.id === place);
  if (n >= 0) return (letters[n % letters.length] ?? '').repeat(1 + Math.floor(n / letters.length));
  const owner = board.hqs.find((hq) => hq.id === place)?.owner;
  const own = board.hqs.filter((hq) => hq.owner === owner);
  return own.length > 1 ? String(own.findIndex((hq) => hq.id === place) + 1) : '';
}

/** The name of a place with its mark: "Base D", "Red headquarters", "Blue headquarters 2". */
export function placeName(board: BoardFile, place: Place): string {
  const mark = markOf(board, place);
  const hq = board.hqs.find((candidate) => candidate.id === place);
  if (!hq) return t('tb-base', { mark });
  const seat = seatName(hq.owner);
  return mark ? t('tb-hq-one', { mark, seat }) : t('tb-hq', { seat });
}

/** The bases around a region, by their letters. */
export function regionBases(board: BoardFile, id: string): string {
  const region = board.regions.find((candidate) => candidate.id === id);
  return listed((region?.bases ?? []).map((base) => markOf(board, base)));
}
