import type { Point } from '../board/geometry';
import type { Place } from '../types';
import {
  APART,
  areasOf,
  freeId,
  ONE,
  placesOf,
  sizeOf,
  withBase,
  withMedals,
  withPath,
  withWin,
  type OwnBoard,
} from './board';
import { roundKey } from './faces';
import { withSpecial } from './special';
import { mirrored, type SymmetryKind } from './symmetry';

/**
 * Gives a board another symmetry; `none` only removes the symmetry. Otherwise Blue's headquarters and the
 * bases of the lower half stay, and each gets a partner. All other places are removed. A path from a place
 * that stays to a removed place now leads to the place nearest to the removed one. If none is near, the path
 * is removed.
 */
export function withSymmetry(board: OwnBoard, kind: SymmetryKind): OwnBoard {
  if (kind === 'none') {
    const { symmetry: _, ...rest } = board;
    return rest;
  }
  const { h } = sizeOf(board);
  const shape: OwnBoard = { ...board, symmetry: { kind, pairs: [] } };
  const lower = board.bases.filter(({ y }) => y >= h / 2);
  let made: OwnBoard = { ...shape, hqs: [], bases: [], paths: [], regions: [] };
  const taken = new Set<string>();
  const names = new Map<Place, Place>();
  const pairs: [Place, Place][] = [];
  for (const hq of board.hqs.filter(({ owner }) => owner === 'blue')) {
    const red = { ...hq, id: freeId('HR', taken), owner: 'red' as const };
    const blue = { ...hq, id: freeId('HB', taken) };
    names.set(hq.id, blue.id);
    pairs.push([blue.id, red.id]);
    made = { ...made, hqs: [...made.hqs, blue, { ...red, ...(mirrored(shape, hq) as Point) }] };
  }
  made = { ...made, symmetry: { kind, pairs } };
  for (const base of lower) {
    const there = [...placesOf(made)].find(([, to]) => Math.hypot(to.x - base.x, to.y - base.y) < ONE);
    if (there) {
      names.set(base.id, there[0]);
      continue;
    }
    const added = withBase(made, base, null);
    names.set(base.id, added.id);
    made = base.special
      ? withSpecial(added.board, added.id, true, 'values' in base.special ? base.special.values : undefined)
      : added.board;
  }
  const places = placesOf(board);
  const nearest = (at: Point): Place | null => {
    const near = [...placesOf(made)].map(([id, to]) => [id, Math.hypot(to.x - at.x, to.y - at.y)] as const);
    const [best] = near.sort((one, other) => one[1] - other[1]);
    return best && best[1] < 1.5 * APART ? best[0] : null;
  };
  const named = (id: Place): Place | null => names.get(id) ?? nearest(places.get(id) as Point);
  for (const [a, b] of board.paths) {
    if (!names.has(a) && !names.has(b)) continue;
    const [one, other] = [named(a), named(b)];
    if (one && other) made = withPath(made, one, other, true);
  }
  for (const region of board.regions) {
    const boundary = (region.boundary ?? []).map(named);
    const key = roundKey(boundary.flatMap((id) => id ?? []));
    const area = areasOf(made).find((one) => roundKey(one.boundary) === key);
    if (area) made = withMedals(made, area.boundary, region.medals);
  }
  return withWin(made);
}
