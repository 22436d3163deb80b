/** A place on a table, in the game's own unit of length. */
type Place = readonly [number, number];

export const distance = (a: Place, b: Place): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The place at a share of the way from one place to another. */
export const between = (a: Place, b: Place, share: number): [number, number] => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The place on a line from `a` to `b` that is nearest to another place. */
export function nearest(a: Place, b: Place, at: Place): [number, number] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = dx * dx + dy * dy;
  const share = long > 0 ? ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / long : 0;
  return between(a, b, Math.min(1, Math.max(0, share)));
}

/** The sides of a polygon. The last one leads back to the first corner. */
export function sides<P extends Place>(corners: readonly P[]): [P, P][] {
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner]);
}

/** Whether a place lies within a polygon. */
export function inside(corners: readonly Place[], [x, y]: Place): boolean {
  let within = false;
  for (const [a, b] of sides(corners)) {
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1])) within = !within;
  }
  return within;
}
