import type { Spot } from '../types';

/** Where a place is in the picture, in pixels; null if it is not in sight. */
export type Project = (at: readonly [number, number], high: number) => { x: number; y: number } | null;

/** A thing on the table and its height in inches. */
export type Standing = { at: Spot; tall: number };

/** The height of the name below a thing, in pixels. */
const named = 26;

/**
 * How much a strip of the picture covers, from one height in pixels to another: 2 for each of these things, 1 if
 * it is only the name.
 */
function coveredBy(from: number, to: number, things: readonly Standing[], project: Project): number {
  return things.reduce((sum, { at, tall }) => {
    const [foot, head] = [project(at, 0), project(at, tall)];
    if (!foot || !head || head.y >= to || foot.y + named <= from) return sum;
    return sum + (foot.y > from ? 2 : 1);
  }, 0);
}

/**
 * The edge of a picture at which a line covers less. If both edges are equal, it is the one where the
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
