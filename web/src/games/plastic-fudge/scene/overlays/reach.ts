import type { Overlay, Spot } from '../api';
import type { Ink, Sheet } from './sheet';

type Reach = Extract<Overlay, { kind: 'reach' }>;
/** A corner of an area: how surely it can be reached, and how surely it is near, both from 0 to 1. */
type Corner = { at: Spot; known: number; near: number };

/** The ground that takes at most this share of the movement is near. */
const nearShare = 0.5;
/** An area ends where its sureness falls below this. It is below a half, so that slots of one cell close. */
const edge = 0.48;

const blue: Ink = { colour: '#4fb6ff', opacity: 0.34 };
const yellow: Ink = { colour: '#e9d45c', opacity: 0.34 };
const white: Ink = { colour: '#f4fbff', opacity: 0.9 };

/** The corner between two corners at which `of` has the value `edge`. */
function cross(a: Corner, b: Corner, of: 'known' | 'near'): Corner {
  const share = (edge - a[of]) / (b[of] - a[of]);
  const mixed = (one: number, other: number): number => one + (other - one) * share;
  return {
    at: [mixed(a.at[0], b.at[0]), mixed(a.at[1], b.at[1])],
    known: of === 'known' ? edge : mixed(a.known, b.known),
    near: of === 'near' ? edge : mixed(a.near, b.near),
  };
}

/** The part of an area in which `of` is at least `edge`, or below it, and the new corners on its border. */
function clip(
  area: readonly Corner[],
  of: 'known' | 'near',
  above = true,
): { area: Corner[]; border: Corner[] } {
  const border: Corner[] = [];
  const isIn = (corner: Corner): boolean => corner[of] >= edge === above;
  const left = area.flatMap((corner, n) => {
    const next = area[(n + 1) % area.length]!;
    if (isIn(corner) === isIn(next)) return isIn(corner) ? [corner] : [];
    const cut = cross(corner, next, of);
    border.push(cut);
    return isIn(corner) ? [corner, cut] : [cut];
  });
  return { area: left, border };
}

/** A cell of a set always belongs to its area, if only just. */
const surest = 0.52;
const weights = [1, 2, 1];

/** How surely a cell belongs to a set of cells, smoothed over the cells around it. */
function surely(x: number, y: number, has: (x: number, y: number) => boolean): number {
  let sum = 0;
  for (const [j, row] of weights.entries())
    for (const [i, weight] of weights.entries()) if (has(x + i - 1, y + j - 1)) sum += (row * weight) / 16;
  return has(x, y) ? Math.max(surest, sum) : sum;
}

/**
 * The ground that a Unit can reach, as smooth areas: blue where it is near, yellow where it is far, with a
 * line around both.
 */
export function drawReach(low: Sheet, { size, cells, allowance }: Reach): void {
  const [first] = cells;
  if (!first) return;
  const [x0, y0] = first;
  const key = (x: number, y: number): string => `${x} ${y}`;
  const column = (x: number): number => Math.round((x - x0) / size);
  const line = (y: number): number => Math.round((y - y0) / size);
  const known = new Map(cells.map(([x, y, left]) => [key(column(x), line(y)), left] as const));
  const isNear = (x: number, y: number): boolean => (known.get(key(x, y)) ?? -1) >= allowance * nearShare;
  const isKnown = (x: number, y: number): boolean => known.has(key(x, y));
  const corners = new Map<string, Corner>();
  const corner = (x: number, y: number): Corner => {
    const made = corners.get(key(x, y)) ?? {
      at: [x0 + x * size, y0 + y * size] as Spot,
      known: surely(x, y, isKnown),
      near: surely(x, y, isNear),
    };
    corners.set(key(x, y), made);
    return made;
  };
  const squares = new Map<string, readonly [number, number]>();
  for (const [x, y] of cells)
    for (const [dx, dy] of [
      [0, 0],
      [-1, 0],
      [0, -1],
      [-1, -1],
    ] as const)
      squares.set(key(column(x) + dx, line(y) + dy), [column(x) + dx, line(y) + dy]);
  for (const [x, y] of squares.values()) {
    const square = [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)];
    const { area, border } = clip(square, 'known');
    low.area(
      clip(area, 'near').area.map(({ at }) => at),
      blue,
    );
    low.area(
      clip(area, 'near', false).area.map(({ at }) => at),
      yellow,
    );
    for (let n = 0; n + 1 < border.length; n += 2)
      low.ribbon([border[n]!.at, border[n + 1]!.at], 0.11, white, 0, true);
  }
}
