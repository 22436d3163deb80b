import type { BoardText, Place } from '../types';
import type { Point } from '../board/geometry';

/** How the halves of a board correspond: by half a turn, by swapping top and bottom, or not at all. */
export type SymmetryKind = NonNullable<BoardText['symmetry']>['kind'];
export const symmetryKinds: readonly SymmetryKind[] = ['rot180', 'mirror-y', 'none'];

/** The parts of a board, as a file or in the editor, that say how its halves correspond. */
type Halves = Pick<BoardText, 'size' | 'symmetry'>;

/** The symmetry of a board; `none` if its file names none. */
export const kindOf = (board: Halves): SymmetryKind => board.symmetry?.kind ?? 'none';

/** The corresponding point in the other half of the board; null on a board without symmetry. */
export function mirrored(board: Halves, at: Point): Point | null {
  const { w, h } = board.size ?? { w: 0, h: 0 };
  const kind = kindOf(board);
  if (kind === 'none') return null;
  return { x: kind === 'rot180' ? w - at.x : at.x, y: h - at.y };
}

/**
 * The partner of a place, which is the corresponding place in the other half. A place in the middle may be
 * its own partner. Null if there is no partner.
 */
export function partnerOf(board: Halves, place: Place): Place | null {
  if (kindOf(board) === 'none') return null;
  const pair = board.symmetry?.pairs?.find((both) => both.includes(place));
  if (!pair) return null;
  return pair[0] === place ? pair[1] : pair[0];
}

/** The nearest point in the middle of the board, for a place that is its own partner. */
export function centred(board: Halves, at: Point): Point {
  const { w, h } = board.size ?? { w: 0, h: 0 };
  return { x: kindOf(board) === 'rot180' ? w / 2 : at.x, y: h / 2 };
}
