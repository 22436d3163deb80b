import { between, distance, inside, nearest, sides } from '../../../parts/plane';
import type { Piece, Spot } from './api';

export { between, distance, inside, nearest, sides };

/** The place at a distance in a direction. The direction is in degrees, counter-clockwise from east. */
export function along(from: Spot, degrees: number, length: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
}

/** The direction from one place to another, in degrees counter-clockwise from east, from -180 to 180. */
export const bearing = (a: Spot, b: Spot): number => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** The corners of a piece, counter-clockwise. */
export function outline(piece: Piece): Spot[] {
  const corners: Spot[] = piece.polygon ? [...piece.polygon] : [];
  if (piece.rect) {
    const [x0, y0, x1, y1] = piece.rect;
    corners.push([x0, y0], [x1, y0], [x1, y1], [x0, y1]);
  }
  return area(corners) < 0 ? corners.reverse() : corners;
}

/** The area of a polygon. The area is negative if the corners run clockwise. */
export function area(corners: readonly Spot[]): number {
  return sides(corners).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

/** The rectangle around places: `[x0, y0, x1, y1]`. */
export function box(spots: readonly Spot[]): [number, number, number, number] {
  const xs = spots.map(([x]) => x),
    ys = spots.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The middle of the rectangle around places. */
export function middle(spots: readonly Spot[]): Spot {
  const [x0, y0, x1, y1] = box(spots);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** The distance from a place to the nearest side of a polygon. */
export function toEdge(corners: readonly Spot[], at: Spot): number {
  return Math.min(...sides(corners).map(([a, b]) => distance(at, nearest(a, b, at))));
}

/** The parts of a line that lie within a polygon, as shares of the line. */
export function stretches(from: Spot, to: Spot, corners: readonly Spot[]): [number, number][] {
  const cuts = [0, 1];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  for (const [a, b] of sides(corners)) {
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const share = ((a[0] - from[0]) * ey - (a[1] - from[1]) * ex) / cross;
    const other = ((a[0] - from[0]) * dy - (a[1] - from[1]) * dx) / cross;
    if (share > 0 && share < 1 && other >= 0 && other <= 1) cuts.push(share);
  }
  cuts.sort((one, two) => one - two);
  const found: [number, number][] = [];
  for (let i = 1; i < cuts.length; i += 1) {
    const [start, end] = [cuts[i - 1] ?? 0, cuts[i] ?? 1];
    if (end - start < 1e-6 || !inside(corners, between(from, to, (start + end) / 2))) continue;
    const last = found.at(-1);
    if (last && start - last[1] < 1e-6) last[1] = end;
    else found.push([start, end]);
  }
  return found;
}

/** Divides a line into parts no longer than `step`, so that it can follow the ground. */
export function cut(way: readonly Spot[], step: number): Spot[] {
  const spots: Spot[] = way.slice(0, 1);
  for (let i = 1; i < way.length; i += 1) {
    const [a, b] = [way[i - 1] as Spot, way[i] as Spot];
    const parts = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let part = 1; part <= parts; part += 1) spots.push(between(a, b, part / parts));
  }
  return spots;
}

/**
 * The place at a share of a way, and the direction there. A way without length has the direction `facing`.
 */
export function onWay(way: readonly Spot[], share: number, facing: number): { at: Spot; heading: number } {
  const legs = way
    .slice(1)
    .map((to, i) => ({ from: way[i] as Spot, to, long: distance(way[i] as Spot, to) }));
  const walked = legs.filter(({ long }) => long > 1e-6);
  let left = walked.reduce((sum, { long }) => sum + long, 0) * share;
  for (const { from, to, long } of walked) {
    if (left <= long + 1e-9) return { at: between(from, to, left / long), heading: bearing(from, to) };
    left -= long;
  }
  const last = walked.at(-1);
  return { at: way.at(-1) ?? [0, 0], heading: last ? bearing(last.from, last.to) : facing };
}

/** A source of pseudo-random numbers from 0 up to 1. The same `word` always gives the same numbers. */
export function chance(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
