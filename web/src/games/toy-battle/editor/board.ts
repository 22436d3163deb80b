import { plainName } from '../../../parts/workshop/parse';
import { inLanguage, language } from '../../../texts';
import type { Point } from '../board/geometry';
import type { BoardText, Place } from '../types';
import { facesOf, isInside, roomiest, roundKey, type Drawing } from './faces';
import { centred, kindOf, mirrored, partnerOf } from './symmetry';

/** The id of the game, as addresses name it. */
export const gameId = 'toy-battle';

/** A board in the editor: a board file, but with its name in one language only. */
export type OwnBoard = Omit<BoardText, 'name'> & { name?: string };

/** The least distance between two places that the rules allow (MAP-V-09), in drawing units. */
export const APART = 110;
/** The grid on which places are put, in drawing units. */
const GRID = 10;
/**
 * A base on a symmetric board has a partner in the other half. If a new base and its partner would be closer
 * than this, in drawing units, they become a single base.
 */
export const ONE = APART / 2;
/**
 * The most medals of a region. A region has at least one medal; the editor removes a region with 0 medals.
 */
export const MOST_MEDALS = 4;

/** A board with two headquarters and nothing between them. */
export const emptyBoard = (): OwnBoard => ({
  format: 'toybattle-map/1',
  id: 'own-board',
  terrain: 'none',
  name: '',
  size: { w: 1000, h: 1400 },
  medals_to_win: 1,
  hqs: [
    { id: 'HB', owner: 'blue', x: 500, y: 1330 },
    { id: 'HR', owner: 'red', x: 500, y: 70 },
  ],
  bases: [],
  paths: [],
  regions: [],
  symmetry: { kind: 'rot180', pairs: [['HB', 'HR']] },
});

/** The board as a file, with an id made from its name. */
export function tidied({ name, ...board }: OwnBoard): BoardText {
  const called = name?.trim() ?? '';
  return {
    ...board,
    id: plainName(called).slice(0, 64) || 'own-board',
    ...(called ? { name: { [language()]: called } } : {}),
  };
}

/** A board file in the form that the editor changes. The name is taken in the language of the page. */
export function edited({ name, total_medals: _, ...board }: BoardText): OwnBoard {
  return { ...board, size: sizeOf(board), name: name ? inLanguage(name) : board.id };
}

/** The size of the drawing area: from the file, or else large enough for all places and a margin. */
export function sizeOf({ size, hqs, bases }: Pick<BoardText, 'size' | 'hqs' | 'bases'>): {
  w: number;
  h: number;
} {
  const far = (axis: 'x' | 'y') => Math.max(0, ...[...hqs, ...bases].map((place) => place[axis])) + 70;
  return size ?? { w: far('x'), h: far('y') };
}

/** The points of all places, by the ids of the places. */
export const placesOf = (board: Pick<BoardText, 'hqs' | 'bases'>): Map<Place, Point> =>
  new Map([...board.hqs, ...board.bases].map(({ id, x, y }) => [id, { x, y }]));

const drawingOf = (board: OwnBoard): Drawing => ({ places: placesOf(board), paths: board.paths });

/** The nearest point on the grid and inside the drawing area. */
function onGrid(board: OwnBoard, { x, y }: Point): Point {
  const { w, h } = sizeOf(board);
  const within = (value: number, most: number) =>
    Math.max(GRID, Math.min(most - GRID, Math.round(value / GRID) * GRID));
  return { x: within(x, w), y: within(y, h) };
}

export const medalsOf = (board: Pick<BoardText, 'regions'>): number =>
  board.regions.reduce((sum, { medals }) => sum + medals, 0);

/** The least and the greatest `medals_to_win` that MAP-V-14 allows. */
export function winRange(board: Pick<BoardText, 'regions'>): [number, number] {
  const total = medalsOf(board);
  const richest = Math.max(0, ...board.regions.map(({ medals }) => medals));
  const least = Math.max(1, Math.ceil(total / 2) - 1, richest + 1);
  return [least, Math.max(least, Math.floor((total * 3) / 4))];
}

/**
 * The board after a change of its places or paths. Each area that paths enclose and that has at least three
 * bases becomes a region. A region that existed before keeps its medals, and a new region gets one medal. An
 * area whose medals the player has removed stays without a region. The medals to win stay within the rules.
 */
function settled(before: OwnBoard, after: OwnBoard): OwnBoard {
  const drawing = drawingOf(after);
  const known = new Set(facesOf(drawingOf(before)).map(roundKey));
  const regions = new Map(after.regions.map((region) => [roundKey(region.boundary ?? []), region]));
  const names = new Set(after.regions.map(({ id }) => id));
  const isBase = new Set(after.bases.map(({ id }) => id));
  const next: BoardText['regions'] = [];
  for (const boundary of facesOf(drawing)) {
    const key = roundKey(boundary);
    const old = regions.get(key);
    const bases = boundary.filter((id) => isBase.has(id));
    if (bases.length < 3 || (!old && known.has(key))) continue;
    const corners = boundary.flatMap((id) => drawing.places.get(id) ?? []);
    const isStill = old?.label && corners.every((at, i) => sameSpot(before, boundary[i] ?? '', at));
    const label = isStill && isInside(old.label as Point, corners) ? old.label : roomiest(corners);
    next.push({
      id: old?.id ?? freeId('R', names),
      boundary,
      bases,
      medals: old?.medals ?? 1,
      label: label as Point,
    });
  }
  return withWin({ ...after, regions: next });
}

function sameSpot(board: OwnBoard, id: Place, { x, y }: Point): boolean {
  return [...board.hqs, ...board.bases].some((place) => place.id === id && place.x === x && place.y === y);
}

/** The board with its `medals_to_win` brought into the range that the rules allow (MAP-V-14). */
export function withWin(board: OwnBoard): OwnBoard {
  const [least, most] = winRange(board);
  return { ...board, medals_to_win: Math.max(least, Math.min(most, board.medals_to_win)) };
}

/** The first free id with this beginning and a number. The id is added to `taken`. */
export function freeId(beginning: string, taken: Set<string>): string {
  for (let n = 1; ; n += 1) {
    const id = `${beginning}${n}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

const idsOf = (board: OwnBoard): Set<string> => new Set(placesOf(board).keys());

/**
 * Adds a base with its partner in the other half, and a path from the place `from` if one is given. In the
 * middle of the board a base is its own partner. Returns the new board and the id of the new base.
 */
export function withBase(board: OwnBoard, at: Point, from: Place | null): { board: OwnBoard; id: Place } {
  const taken = idsOf(board);
  const id = freeId('b', taken);
  let spot = onGrid(board, at);
  const there = mirrored(board, spot);
  const pairs = [...(board.symmetry?.pairs ?? [])];
  const bases = [...board.bases];
  if (there && Math.hypot(there.x - spot.x, there.y - spot.y) < ONE) {
    spot = centred(board, spot);
    pairs.push([id, id]);
    bases.push({ id, ...spot, special: null });
  } else {
    bases.push({ id, ...spot, special: null });
    if (there) {
      const partner = freeId('b', taken);
      pairs.push([id, partner]);
      bases.push({ id: partner, ...there, special: null });
    }
  }
  const symmetry = board.symmetry && { symmetry: { ...board.symmetry, pairs } };
  const added = settled(board, { ...board, bases, ...symmetry });
  return { board: from === null ? added : withPath(added, from, id, true), id };
}

const joins = ([a, b]: readonly [Place, Place], one: Place, other: Place): boolean =>
  (a === one && b === other) || (a === other && b === one);

export const isJoined = (board: OwnBoard, one: Place, other: Place): boolean =>
  board.paths.some((path) => joins(path, one, other));

/**
 * Joins two places, or removes the path between them, and does the same to their partners. Two headquarters
 * are never joined.
 */
export function withPath(
  board: OwnBoard,
  one: Place,
  other: Place,
  there = !isJoined(board, one, other),
): OwnBoard {
  const isHq = (id: Place) => board.hqs.some((hq) => hq.id === id);
  if (one === other || (isHq(one) && isHq(other))) return board;
  const both: [Place, Place][] = [[one, other]];
  const partners = [partnerOf(board, one), partnerOf(board, other)] as const;
  if (partners[0] && partners[1] && !joins([one, other], partners[0], partners[1]))
    both.push([partners[0], partners[1]]);
  const rest = board.paths.filter((path) => !both.some(([a, b]) => joins(path, a, b)));
  return settled(board, { ...board, paths: there ? [...rest, ...both] : rest });
}

/** Moves a place to a point. Its partner moves to the corresponding point. Both stay on the grid. */
export function moved(board: OwnBoard, id: Place, to: Point): OwnBoard {
  const from = placesOf(board).get(id);
  const partner = partnerOf(board, id);
  if (!from) return board;
  const spot = onGrid(board, partner === id ? centred(board, to) : to);
  if (spot.x === from.x && spot.y === from.y) return board;
  const dx = kindOf(board) === 'rot180' ? from.x - spot.x : spot.x - from.x;
  const shifted = <T extends Point & { id: Place }>(place: T): T => {
    if (place.id === id) return { ...place, ...spot };
    if (place.id !== partner) return place;
    return { ...place, ...onGrid(board, { x: place.x + dx, y: place.y + from.y - spot.y }) };
  };
  return settled(board, { ...board, hqs: board.hqs.map(shifted), bases: board.bases.map(shifted) });
}

/** Removes a place with its partner and their paths. The last headquarters of a side stays. */
export function without(board: OwnBoard, id: Place): OwnBoard {
  const gone = new Set([id, partnerOf(board, id) ?? id]);
  const hqs = board.hqs.filter((hq) => !gone.has(hq.id));
  if (!(['blue', 'red'] as const).every((owner) => hqs.some((hq) => hq.owner === owner))) return board;
  const pairs = (board.symmetry?.pairs ?? []).filter((pair) => !pair.some((place) => gone.has(place)));
  return settled(board, {
    ...board,
    hqs,
    bases: board.bases.filter((base) => !gone.has(base.id)),
    paths: board.paths.filter((path) => !path.some((place) => gone.has(place))),
    ...(board.symmetry && { symmetry: { ...board.symmetry, pairs } }),
  });
}

/** Adds a headquarters for a side. On a symmetric board the other side gets one too. */
export function withHq(board: OwnBoard, owner: 'blue' | 'red'): OwnBoard {
  const taken = idsOf(board);
  const { w, h } = sizeOf(board);
  const at = onGrid(board, { x: w / 4, y: owner === 'blue' ? h - 70 : 70 });
  const name = (side: 'blue' | 'red') => freeId(side === 'blue' ? 'HB' : 'HR', taken);
  const id = name(owner);
  const hqs = [...board.hqs, { id, owner, ...at }];
  const there = mirrored(board, at);
  if (!there) return { ...board, hqs };
  const other = owner === 'blue' ? 'red' : 'blue';
  const partner = name(other);
  const pairs = [...(board.symmetry?.pairs ?? []), [id, partner] as [Place, Place]];
  hqs.push({ id: partner, owner: other, ...there });
  return { ...board, hqs, symmetry: { kind: kindOf(board), pairs } };
}

/** Sets the medals of a region and of its counterpart; 0 removes both regions. */
export function withMedals(board: OwnBoard, boundary: readonly Place[], medals: number): OwnBoard {
  const partners = boundary.map((id) => partnerOf(board, id));
  const rounds = [boundary, ...(partners.every((id) => id !== null) ? [partners as Place[]] : [])];
  const names = new Set(board.regions.map(({ id }) => id));
  const places = placesOf(board);
  let regions = board.regions;
  for (const round of new Map(rounds.map((one) => [roundKey(one), one])).values()) {
    const key = roundKey(round);
    const at = regions.findIndex((region) => roundKey(region.boundary ?? []) === key);
    const rest = regions.filter((_, i) => i !== at);
    const old = regions[at];
    const bases = round.filter((id) => board.bases.some((base) => base.id === id));
    const corners = round.flatMap((id) => places.get(id) ?? []);
    if (medals === 0) regions = rest;
    else if (old) regions = regions.with(at, { ...old, medals });
    else
      regions = [
        ...regions,
        { id: freeId('R', names), boundary: [...round], bases, medals, label: roomiest(corners) },
      ];
  }
  return withWin({ ...board, regions });
}

/**
 * The areas that may have medals, which are those with at least three bases on their boundary. `medals` is 0
 * for an area that is no region. `at` is the point for the label.
 */
export function areasOf(board: OwnBoard): { boundary: Place[]; medals: number; at: Point }[] {
  const regions = new Map(board.regions.map((region) => [roundKey(region.boundary ?? []), region]));
  const places = placesOf(board);
  return facesOf(drawingOf(board)).flatMap((boundary) => {
    if (boundary.filter((id) => board.bases.some((base) => base.id === id)).length < 3) return [];
    const region = regions.get(roundKey(boundary));
    const at = region?.label ?? roomiest(boundary.flatMap((id) => places.get(id) ?? []));
    return [{ boundary, medals: region?.medals ?? 0, at }];
  });
}
