import type { Spot } from './api';
import { between, distance } from './plane';

type Sides = { own: readonly Spot[]; all: readonly Spot[] };

/** The middle between the own figure and the enemy that are closest; null if one side has no figures. */
function frontOf({ own, all }: Sides): Spot | null {
  const pairs = own.flatMap((one) =>
    all.filter((spot) => !own.includes(spot)).map((other) => [one, other] as const),
  );
  const [closest] = pairs.sort(([a, b], [c, d]) => distance(a, b) - distance(c, d));
  return closest ? between(...closest, 0.5) : null;
}

/**
 * The middle of a window with this width and depth that shows as many figures as possible. Own figures count
 * twice, because their player has to find them. Of equal windows it is the one nearest to where the sides are
 * closest.
 */
export function crowd(sides: Sides, [width, depth]: Spot): Spot | null {
  const { own, all } = sides;
  const around = ([x, y]: Spot): readonly Spot[] =>
    all.filter((spot) => Math.abs(spot[0] - x) <= width / 2 && Math.abs(spot[1] - y) <= depth / 2);
  const worth = (shown: readonly Spot[]): number =>
    shown.reduce((sum, spot) => sum + (own.includes(spot) ? 2 : 1), 0);
  const front = frontOf(sides);
  const tried = [...(front ? [front] : []), ...all];
  const [best] = tried
    .map((at) => ({ shown: around(at), far: front ? distance(at, front) : 0 }))
    .sort((one, other) => worth(other.shown) - worth(one.shown) || one.far - other.far);
  if (!best || best.shown.length === 0) return null;
  return [0, 1].map((axis) => {
    const along = best.shown.map((spot) => spot[axis as 0]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  }) as [number, number];
}
