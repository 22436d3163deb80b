import type { Spot } from '../types';

/** Where a place is in the picture, in pixels; null if it is not in sight. */
export type Project = (at: readonly [number, number], high: number) => { x: number; y: number } | null;

/** A thing on the table and its height in inches. */
export type Standing = { at: Spot; tall: number };

/** The height of the name below a thing, in pixels. */
const named = 26;

/** How many of these things a strip of the picture covers, from one height in pixels to another. */
function coveredBy(from: number, to: number, things: readonly Standing[], project: Project): number {
  return things.filter(({ at, tall }) => {
    const [foot, head] = [project(at, 0), project(at, tall)];
    return foot && head && head.y < to && foot.y + named > from;
  }).length;
}

/**
 * The edge of a picture at which a line covers fewer things. If both edges are equal, it is the one where the
 * line is. `line` and `picture` are heights in pixels.
 */
export function freeEdge(
  now: 'top' | 'bottom',
  { line, picture }: { line: number; picture: number },
  things: readonly Standing[],
  project: Project,
): 'top' | 'bottom' {
  const top = coveredBy(0, line, things, project);
  const bottom = coveredBy(picture - line, picture, things, project);
  if (top === bottom) return now;
  return top < bottom ? 'top' : 'bottom';
}
