/** A plate on the screen, in CSS pixels: where it is tied to the table, its lower middle, and its size. */
export type Plate = { x: number; y: number; wide: number; tall: number };
/** By how much a plate moves to the right and down, in CSS pixels. */
export type Shift = [across: number, down: number];

/** The least distance of a plate from the edge of the screen and from other plates. */
const gap = 3;
/** How often a plate may evade others. */
const tries = 4;

/** Moves a range to within 0 and `size`; a range that is too long begins at 0. Returns the change. */
const within = (from: number, long: number, size: number): number =>
  Math.max(gap, Math.min(from, size - gap - long)) - from;

/**
 * Returns how far to move each plate, so that it is whole on the screen and covers no earlier plate. Plates
 * that are tied to a place outside the screen stay.
 */
export function apart(plates: readonly Plate[], [width, height]: readonly [number, number]): Shift[] {
  const placed: [number, number, number, number][] = [];
  return plates.map(({ x, y, wide, tall }): Shift => {
    if (x < 0 || y < -tall || x > width || y > height + tall) return [0, 0];
    const [left, top] = [x - wide / 2, y - tall];
    const across = within(left, wide, width);
    let down = within(top, tall, height);
    const [from, to] = [left + across, left + across + wide];
    for (let n = 0; n < tries; n += 1) {
      const other = placed.find(
        ([l, t, r, b]) => from < r && to > l && top + down < b + gap && top + down + tall > t - gap,
      );
      if (!other) break;
      const [above, below] = [other[1] - gap - tall - top, other[3] + gap - top];
      down = Math.abs(above) <= Math.abs(below) && top + above >= 0 ? above : below;
    }
    placed.push([from, top + down, to, top + down + tall]);
    return [across, down];
  });
}
