import { distanceTo, type Point } from '../board/geometry';
import type { Place } from '../types';

/** What the drawing of a board consists of: its places by id, and straight paths between them. */
export type Drawing = { places: ReadonlyMap<Place, Point>; paths: readonly (readonly [Place, Place])[] };

/**
 * Turns a round, a cycle of places, into a text. The text is the same from every place of the round and in
 * both directions.
 */
export function roundKey(round: readonly Place[]): string {
  if (round.length === 0) return '';
  const least = round.reduce((one, other) => (other < one ? other : one));
  const at = round.indexOf(least);
  const there = [...round.slice(at), ...round.slice(0, at)];
  const back = [least, ...there.slice(1).reverse()];
  return ((there[1] ?? '') <= (back[1] ?? '') ? there : back).join(' ');
}

/**
 * Finds the areas that paths enclose. Each result is a round: the places on the border of an area. An area is
 * left out if its border meets a place twice or if a place lies inside the area, because it cannot be a
 * region. If paths cross, which the rules forbid, the results mean nothing.
 */
export function facesOf({ places, paths }: Drawing): Place[][] {
  const next = turnsOf({ places, paths });
  const walked = new Set<string>();
  const found: Place[][] = [];
  for (const [from, others] of next)
    for (const to of others) {
      if (walked.has(`${from} ${to}`)) continue;
      const round: Place[] = [];
      let [here, there] = [from, to];
      while (!walked.has(`${here} ${there}`)) {
        walked.add(`${here} ${there}`);
        round.push(here);
        const ways = next.get(there) ?? [];
        const onward = ways[(ways.indexOf(here) + 1) % ways.length] ?? here;
        [here, there] = [there, onward];
      }
      const corners = round.flatMap((id) => places.get(id) ?? []);
      const isSimple = round.length >= 3 && new Set(round).size === round.length;
      if (isSimple && areaOf(corners) > 0 && !enclosesPlace(round, corners, places)) found.push(round);
    }
  return found;
}

/** The neighbours of each place, in clockwise order as the board is drawn. */
function turnsOf({ places, paths }: Drawing): Map<Place, Place[]> {
  const next = new Map<Place, Place[]>();
  for (const [a, b] of paths)
    if (places.has(a) && places.has(b)) {
      next.set(a, [...(next.get(a) ?? []), b]);
      next.set(b, [...(next.get(b) ?? []), a]);
    }
  for (const [from, others] of next) {
    const here = places.get(from) as Point;
    const angle = (id: Place): number => {
      const there = places.get(id) as Point;
      return Math.atan2(there.y - here.y, there.x - here.x);
    };
    others.sort((a, b) => angle(a) - angle(b));
  }
  return next;
}

/**
 * Twice the area of a polygon. The number is positive if the corners run counter-clockwise on the screen. The
 * corners of an enclosed area run counter-clockwise, those of the outer border clockwise.
 */
function areaOf(corners: readonly Point[]): number {
  return corners.reduce((sum, a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return sum + b.x * a.y - a.x * b.y;
  }, 0);
}

function enclosesPlace(
  round: readonly Place[],
  corners: readonly Point[],
  places: ReadonlyMap<Place, Point>,
): boolean {
  return [...places].some(([id, at]) => !round.includes(id) && isInside(at, corners));
}

export function isInside(point: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside;
  });
  return inside;
}

/** The number of parts into which `roomiest` cuts the width and the height. */
const TRIED = 24;

/**
 * The point of an area that is farthest from the borders of the area, in whole units. The candidates are the
 * middle of the bounding box and the points of a grid.
 */
export function roomiest(corners: readonly Point[]): Point {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (at: Point): number =>
    Math.min(...corners.map((a, i) => distanceTo(at, a, corners[(i + 1) % corners.length] ?? a)));
  let best: Point = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  let most = isInside(best, corners) ? room(best) : -1;
  for (let row = 1; row < TRIED; row += 1)
    for (let column = 1; column < TRIED; column += 1) {
      const at = {
        x: Math.round(left + ((right - left) * column) / TRIED),
        y: Math.round(top + ((bottom - top) * row) / TRIED),
      };
      if (!isInside(at, corners)) continue;
      const free = room(at);
      // A small gain does not count, so that the middle wins over points that are only slightly better.
      if (free > most + 1) [best, most] = [at, free];
    }
  return best;
}
