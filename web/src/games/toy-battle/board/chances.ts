import type { BoardFile, Hints, Place, Seat, View } from '../types';
import { entryTags, high } from './entry';
import { halfOf, medalsAt, seen, type Point } from './geometry';
import { other, topOf } from './shown';

/** How far both sides have come in taking the bases around a region whose medals still lie there. */
export interface RegionChance {
  id: string;
  /** How many bases surround the region. */
  bases: number;
  medals: number;
  held: Record<Seat, number>;
}

/** A headquarters that the other side may take with its next placement. */
export interface HqChance {
  id: Place;
  owner: Seat;
  by: Seat;
}

/** The regions and headquarters that a side may soon take, judged by what the viewer can see. */
export interface Chances {
  /** The regions around which a side holds at least one base. */
  regions: RegionChance[];
  hqs: HqChance[];
}

/** No chances, for example after the end of the game. */
export const noChances: Chances = { regions: [], hqs: [] };

/**
 * Finds the regions and headquarters that a side may soon take, judged by the Troops on the board. If the
 * viewer is to decide, the hints say which headquarters the viewer can take, because only the hints say what
 * is legal.
 */
export function chancesOf(board: BoardFile, view: View, hints: Hints | null): Chances {
  if (view.over) return noChances;
  return { regions: regionChances(board, view), hqs: hqChances(board, view, hints) };
}

/** The regions around which a side holds a base. */
function regionChances(board: BoardFile, view: View): RegionChance[] {
  return board.regions.flatMap((region) => {
    if (view.emptied[region.id]) return [];
    const held: Record<Seat, number> = { blue: 0, red: 0 };
    for (const base of region.bases) {
      const top = topOf(view, base);
      if (top) held[top.seat] += 1;
    }
    if (held.blue + held.red === 0) return [];
    return [{ id: region.id, bases: region.bases.length, medals: region.medals, held }];
  });
}

/** The headquarters that the enemy of their owner may take with its next placement. */
function hqChances(board: BoardFile, view: View, hints: Hints | null): HqChance[] {
  return board.hqs.flatMap((hq) => {
    const by = other(hq.owner);
    const near = placeable(hints, by)?.has(hq.id) ?? borders(board, view, hq.id, by);
    return near ? [{ id: hq.id, owner: hq.owner, by }] : [];
  });
}

/** Where the hints let a side place a Troop; null if the hints do not ask this side to place one. */
function placeable(hints: Hints | null, seat: Seat): Set<Place> | null {
  if (!hints || hints.seat !== seat || (hints.asks && hints.asks !== 'capn')) return null;
  return new Set(
    hints.actions.flatMap((action) =>
      'place' in action ? [action.place.on] : 'capn' in action ? [action.capn.on] : [],
    ),
  );
}

/** Whether a path joins a headquarters to a connected base of a side that still has a Troop to place. */
function borders(board: BoardFile, view: View, hq: Place, seat: Seat): boolean {
  const side = view.seats[seat];
  if (side.rack_size + side.reserve_size === 0) return false;
  return board.paths.some(
    ([a, b]) => (a === hq && side.connected.includes(b)) || (b === hq && side.connected.includes(a)),
  );
}

/** The tag of one side at a region: its size and the gap between two tags, in units of the board. */
export const tag = { w: 66, h: 44, gap: 4 };

/** A box on the board as the viewer sees the board, in units of the board. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const around = (p: Point, left: number, up: number, right: number, down: number): Box => ({
  x0: p.x - left,
  y0: p.y - up,
  x1: p.x + right,
  y1: p.y + down,
});

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The boxes that figures on bases may cover, and those of the headquarters and of the tags of places. */
export function figuresOf(board: BoardFile, flipped: boolean): Box[] {
  const places = [...board.bases, ...board.hqs];
  return [
    ...entryTags(board).flatMap(({ id, wide, drop }) => {
      const place = places.find((one) => one.id === id);
      const half = wide / 2;
      return place ? around(seen(board, place, flipped), half, -drop + high / 2, half, drop + high / 2) : [];
    }),
    ...board.bases.map((base) => around(seen(board, base, flipped), 54, 112, 54, 38)),
    ...board.hqs.map((hq) => around(seen(board, hq, flipped), 90, 115, 90, 32)),
  ];
}

/** The boxes that the medals of all regions cover. */
export function medalsOf(board: BoardFile, flipped: boolean): Box[] {
  return board.regions.map((region) => {
    const half = halfOf(region.medals);
    return around(medalsAt(board, region, flipped), half, 32, half, 28);
  });
}

/** The box that the label of a region covers at a point. A label holds the tags of both sides. */
export function labelBox(at: Point): Box {
  const half = tag.w + tag.gap / 2;
  return around(at, half, tag.h / 2, half, tag.h / 2);
}

/** The sum of the areas that a box shares with the other boxes. */
export function shared(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

/** Whether a point lies inside a polygon. */
function within(corners: readonly Point[], p: Point): boolean {
  let inside = false;
  corners.forEach((a, i) => {
    const b = corners.at(i - 1) ?? a;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

const STEP = 6;
const FAR = 20;

/**
 * The point of each region's label. A label is near the medals and, if possible, inside the region. A point
 * costs more where figures hide the label or the label hides medals; the point with the lowest cost is taken.
 */
export function labelsOf(board: BoardFile, flipped: boolean): Map<string, Point> {
  const nodes = new Map([...board.bases, ...board.hqs].map((node) => [node.id, seen(board, node, flipped)]));
  const figures = figuresOf(board, flipped);
  const taken = medalsOf(board, flipped);
  return new Map(
    board.regions.map((region) => {
      const corners = region.boundary.flatMap((id) => nodes.get(id) ?? []);
      const at = bestPoint(medalsAt(board, region, flipped), (point) => {
        const box = labelBox(point);
        return 2 * shared(box, figures) + shared(box, taken) + (within(corners, point) ? 0 : 1500);
      });
      taken.push(labelBox(at));
      return [region.id, at];
    }),
  );
}

/** The point near `near` that costs least. Its distance from `near` adds to its cost. */
function bestPoint(near: Point, costOf: (point: Point) => number): Point {
  let best = near;
  let least = Infinity;
  for (let down = -FAR; down <= FAR; down += 1) {
    for (let right = -FAR; right <= FAR; right += 1) {
      const point = { x: near.x + right * STEP, y: near.y + down * STEP };
      const cost = costOf(point) + (Math.abs(right) + Math.abs(down)) * STEP * 4;
      if (cost >= least) continue;
      least = cost;
      best = point;
    }
  }
  return best;
}
