/** A text that stands over a place: the place, and the size of the text, in pixels. */
export type Wanted = { key: number; x: number; y: number; width: number; height: number };

/** Where a text stands: its upper left corner and its size, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** The size of a picture, and how much of its upper edge is covered, in pixels. */
type Picture = { width: number; height: number; top: number };

/** The gap between two texts, and between a text and the edges of the picture, in pixels. */
const gap = 4;

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/**
 * Puts every text above its place, so that no text covers another and none leaves the picture. The newest
 * text, which is the last, stands next to its place. Older ones move up, or down where there is no room
 * above.
 */
export function apart(texts: readonly Wanted[], picture: Picture): Map<number, Box> {
  const boxes = new Map<number, Box>();
  for (const { key, x, y, width, height } of texts.toReversed()) {
    const free = { ...picture, height: picture.height - gap };
    const start: Box = {
      x: clamp(x - width / 2, gap, picture.width - width - gap),
      y: clamp(y - height, free.top + gap, free.height - height),
      width,
      height,
    };
    boxes.set(key, shifted(start, [...boxes.values()], free));
  }
  return boxes;
}

/** A box, moved up until it overlaps no box in `taken`, or down if it would leave the picture at the top. */
function shifted(start: Box, taken: readonly Box[], { top, height }: Picture): Box {
  const past = (box: Box, next: (met: Box) => number): Box => {
    let moved = box;
    for (let n = 0; n < taken.length; n += 1) {
      const met = taken.find((one) => meets(moved, one));
      if (!met) break;
      moved = { ...moved, y: next(met) };
    }
    return moved;
  };
  const up = past(start, (met) => met.y - start.height - gap);
  if (up.y >= top) return up;
  const down = past(start, (met) => met.y + met.height + gap);
  return down.y + down.height <= height ? down : up;
}
