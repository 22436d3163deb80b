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

/** How far an arrow between two boxes of the same row bends below the row, in pixels. */
const dip = 46;

const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/**
 * Returns where the line from the middle of a box to another point leaves the box, or its middle if that is
 * nearer.
 */
function edge(box: Box, to: Point): Point {
  const from = middle(box);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const reach = Math.min(
    dx === 0 ? Infinity : box.w / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.h / 2 / Math.abs(dy),
  );
  const share = Math.min(reach, 0.5);
  return { x: from.x + dx * share, y: from.y + dy * share };
}

/**
 * Returns the point towards which an arrow bends: below the row if both boxes stand in one, otherwise to one
 * side.
 */
function bendOf(from: Box, to: Box): Point {
  const a = middle(from);
  const b = middle(to);
  if (from.y < to.y + to.h && to.y < from.y + from.h) {
    return { x: (a.x + b.x) / 2, y: Math.max(from.y + from.h, to.y + to.h) + dip };
  }
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.1, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.1 };
}

/** Returns the SVG paths of a bent arrow from one box to another: its shaft and its head. */
export function arrowBetween(from: Box, to: Box): { shaft: string; head: string } {
  const control = bendOf(from, to);
  const start = edge(from, control);
  const tip = edge(to, control);
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
