/** A box on the table, in pixels. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Point {
  x: number;
  y: number;
}

/**
 * An end of an arrow: the middle of a figure, and the box of its army, outside of which the arrow is drawn.
 */
export interface End {
  at: Point;
  army: Box;
}

/** How far an arrow between two armies of the same row bends below the row, in pixels. */
const dip = 46;
/**
 * The least distance between the ends of an arrow, in pixels. Where armies almost touch, it reaches into
 * them.
 */
const least = 56;

export const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Returns which share of the way from a point inside a box to another point lies inside the box. */
function shareInside(from: Point, box: Box, to: Point): number {
  const along = (at: number, low: number, high: number, goal: number): number =>
    goal === at ? 1 : ((goal > at ? high : low) - at) / (goal - at);
  const share = Math.min(
    along(from.x, box.x, box.x + box.w, to.x),
    along(from.y, box.y, box.y + box.h, to.y),
    1,
  );
  return Math.max(share, 0);
}

/** Returns where an arrow begins and ends, on the straight line between two figures of different rows. */
function endsOf(from: End, to: End): [Point, Point] {
  const length = Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y) || 1;
  const first = shareInside(from.at, from.army, to.at);
  const last = 1 - shareInside(to.at, to.army, from.at);
  const short = Math.max(0, (least / length - (last - first)) / 2);
  return [
    between(from.at, to.at, Math.max(0, first - short)),
    between(from.at, to.at, Math.min(1, last + short)),
  ];
}

/** How near an arrow may come to the battle in the middle, in pixels: half the width of its head. */
const near = 15;

const footOf = ({ at, army }: End): Point => ({ x: at.x, y: army.y + army.h });

/** Whether the arrow from one figure to another, as `arrowBetween` draws it, would touch a box. */
export function crosses(from: End, to: End, isRow: boolean, { x, y, w, h }: Box): boolean {
  if (w === 0 || h === 0) return false;
  const [start, control, tip] = bendOf(from, to, isRow);
  return Array.from({ length: 41 }, (_, n) => n / 40).some((share) => {
    const point = between(between(start, control, share), between(control, tip, share), share);
    return point.x > x - near && point.x < x + w + near && point.y > y - near && point.y < y + h + near;
  });
}

/** Returns the beginning of the arrow, the point that it bends to, and its tip. */
function bendOf(from: End, to: End, isRow: boolean): [Point, Point, Point] {
  const [start, tip] = isRow ? [footOf(from), footOf(to)] : endsOf(from, to);
  const half = between(start, tip, 0.5);
  const control = isRow
    ? { x: half.x, y: Math.max(start.y, tip.y) + dip }
    : { x: half.x - (tip.y - start.y) * 0.1, y: half.y + (tip.x - start.x) * 0.1 };
  return [start, control, tip];
}

/**
 * Returns the SVG paths of a bent arrow from one figure to another: its shaft and its head. It is drawn
 * outside of their armies, so that it covers none of their numbers. Between armies of one row it bends below
 * the row.
 */
export function arrowBetween(from: End, to: End, isRow: boolean): { shaft: string; head: string } {
  const [start, control, tip] = bendOf(from, to, isRow);
  const length = Math.hypot(tip.x - control.x, tip.y - control.y) || 1;
  const ux = (tip.x - control.x) / length;
  const uy = (tip.y - control.y) / length;
  const neck = { x: tip.x - ux * 22, y: tip.y - uy * 22 };
  const at = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  const wing = (side: number): Point => ({
    x: neck.x - uy * 15 * side - ux * 4,
    y: neck.y + ux * 15 * side - uy * 4,
  });
  return {
    shaft: `M${at(start)}Q${at(control)} ${at(neck)}`,
    head: `M${at(tip)}L${at(wing(1))}L${at(neck)}L${at(wing(-1))}Z`,
  };
}
