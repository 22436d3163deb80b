import type { BoardFile, BoardRegion, Place } from '../types';

/** A point of a board, in the units of the board file. */
export interface Point {
  x: number;
  y: number;
}

/** A base or a headquarters with its position on the screen. */
export interface Spot extends Point {
  id: Place;
  kind: 'base' | 'hq';
}

/**
 * The room around the drawing area, in units of the board. Flags rise above the upper headquarters, and the
 * pads of bases reach over the edges.
 */
export const margin = { left: 24, right: 24, top: 92, bottom: 36 };

/** The visible area: x, y, width, height. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The frame of a board: its drawing area and the room around it. */
export function frameOf(board: BoardFile): Frame {
  return {
    x: -margin.left,
    y: -margin.top,
    w: board.size.w + margin.left + margin.right,
    h: board.size.h + margin.top + margin.bottom,
  };
}

/** The position on the screen of a point in the file. A flipped board is turned by half a turn. */
export function seen(board: BoardFile, point: Point, flipped: boolean): Point {
  return flipped ? { x: board.size.w - point.x, y: board.size.h - point.y } : { x: point.x, y: point.y };
}

/**
 * Every place with its position on the screen, the farthest first, so that nearer figures are drawn in front.
 */
export function spotsOf(board: BoardFile, flipped: boolean): Spot[] {
  const bases = board.bases.map((base) => ({
    id: base.id,
    kind: 'base' as const,
    ...seen(board, base, flipped),
  }));
  const hqs = board.hqs.map((hq) => ({ id: hq.id, kind: 'hq' as const, ...seen(board, hq, flipped) }));
  return [...bases, ...hqs].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The position of a point inside the frame in per cent, for elements that lie over the drawing. */
export function percent(frame: Frame, point: Point): { left: number; top: number } {
  return { left: ((point.x - frame.x) / frame.w) * 100, top: ((point.y - frame.y) / frame.h) * 100 };
}

/** The position of a place inside the frame in per cent. An unknown place counts as the middle. */
export function percentOf(board: BoardFile, place: Place, flipped: boolean): { left: number; top: number } {
  const middle = { x: board.size.w / 2, y: board.size.h / 2 };
  const node = [...board.bases, ...board.hqs].find(({ id }) => id === place) ?? middle;
  return percent(frameOf(board), seen(board, node, flipped));
}

/** A direction on the screen, one for each arrow key. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const headings: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * Finds the nearest spot in a direction. Spots at most 45° to the side come first. If there is none, spots
 * farther to the side count as well. Null if no spot lies in this direction.
 */
export function toward(spots: readonly Spot[], from: Point, direction: Direction): Spot | null {
  return nearest(spots, from, headings[direction], 1) ?? nearest(spots, from, headings[direction], 4);
}

/** The spot ahead that is nearest, among those at most `spread` times as far to the side as ahead. */
function nearest(spots: readonly Spot[], from: Point, heading: Point, spread: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
    const cost = ahead + aside * 1.3;
    if (ahead < 10 || aside > ahead * spread || cost >= least) continue;
    least = cost;
    best = spot;
  }
  return best;
}

/** The place before or after another place in `order`. The first place follows the last one. */
export function beside(order: readonly Spot[], place: Place, step: 1 | -1): Spot | null {
  const at = order.findIndex((spot) => spot.id === place);
  return order[(at + step + order.length) % order.length] ?? null;
}

/** A number from 0 to below 1 that depends only on a text. Decoration placed by such numbers never moves. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822519);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}

/**
 * The SVG path data of a curve between two points. The curve bends to one side: its control point lies `bow`
 * times the distance of the points away from the straight line.
 */
export function section(a: Point, b: Point, bow: number): string {
  const mx = (a.x + b.x) / 2 - (b.y - a.y) * bow;
  const my = (a.y + b.y) / 2 + (b.x - a.x) * bow;
  return `M${a.x} ${a.y}Q${Math.round(mx)} ${Math.round(my)} ${b.x} ${b.y}`;
}

/** The distance from a point to the straight line between two points. */
export function distanceTo(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const k = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - k * dx, p.y - a.y - k * dy);
}

/** The SVG path data of a region's outline through all places of its boundary, headquarters included. */
export function outlineOf(board: BoardFile, region: BoardRegion, flipped: boolean): string {
  const nodes = new Map([...board.bases, ...board.hqs].map((node) => [node.id, seen(board, node, flipped)]));
  const corners = region.boundary.flatMap((id) => nodes.get(id) ?? []);
  return corners.map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x} ${p.y}`).join('') + 'Z';
}

/**
 * The room that a figure takes above its base, and the most that medals are raised, in units of the board.
 */
const figure = { tall: 152, wide: 75, most: 36 };

/** Half the width of a row of medals, in units of the board. */
export const halfOf = (medals: number): number => 20 + 17.5 * (medals - 1);

/**
 * Where a region's medals are drawn: on the region's label, or a little higher if a figure or a headquarters
 * below would hide them.
 */
export function medalsAt(board: BoardFile, region: BoardRegion, flipped: boolean): Point {
  const label = seen(board, region.label, flipped);
  let lift = 0;
  for (const node of [...board.bases, ...board.hqs]) {
    const spot = seen(board, node, flipped);
    const below = spot.y - label.y;
    if (below > 0 && below < figure.tall && Math.abs(spot.x - label.x) < figure.wide)
      lift = Math.max(lift, figure.tall - below);
  }
  return { x: label.x, y: label.y - Math.min(lift, figure.most) };
}

/**
 * Where a card about a region points, in per cent of the board. On the upper half of the board the card
 * stands below the region, on the lower half above the region. The card thus hides none of the region's
 * bases.
 */
export function edgeOf(
  board: BoardFile,
  region: BoardRegion,
  flipped: boolean,
): { left: number; top: number; below: boolean } {
  const frame = frameOf(board);
  const { left, top } = percent(frame, medalsAt(board, region, flipped));
  const below = top < 50;
  const rows = [...board.bases, ...board.hqs]
    .filter(({ id }) => region.boundary.includes(id))
    .map((node) => percent(frame, seen(board, node, flipped)).top);
  return { left, top: below ? Math.max(...rows) : Math.min(...rows), below };
}
