import type { Ray } from '../../../parts/three/pose';
import type { Hit, Spot } from './api';
import { spot } from './units';

/** A figure or an object as an upright cylinder, in centimetres and in the axes of the camera. */
export type Post = {
  id: string;
  kind: 'figure' | 'object';
  at: readonly [number, number];
  radius: number;
  low: number;
  high: number;
};
/** A section of a barrier as a thin wall, in centimetres and in the axes of the camera. */
export type Slab = {
  id: string;
  piece: string;
  from: readonly [number, number];
  to: readonly [number, number];
  high: number;
};

/** Returns the distance along a ray to an upright cylinder; infinite if the ray misses it. */
export function meets({ from, way }: Ray, { at, radius, low, high }: Post): number {
  const [dx, dy] = [from[0] - at[0], from[1] - at[1]];
  const a = way[0] ** 2 + way[1] ** 2;
  const b = dx * way[0] + dy * way[1];
  const c = dx * dx + dy * dy - radius * radius;
  let best = Infinity;
  const lid = way[2] < -1e-9 ? (high - from[2]) / way[2] : Infinity;
  if (lid > 0 && lid < Infinity && (dx + way[0] * lid) ** 2 + (dy + way[1] * lid) ** 2 <= radius * radius)
    best = lid;
  const root = b * b - a * c;
  if (a > 1e-9 && root >= 0) {
    const side = (-b - Math.sqrt(root)) / a;
    const z = from[2] + way[2] * side;
    if (side > 0 && z >= low && z <= high) best = Math.min(best, side);
  }
  return best;
}

/**
 * Returns the distance along a ray to a wall; infinite if the ray misses it. `slack` widens the top of the
 * wall.
 */
function meetsSlab({ from, way }: Ray, { from: a, to: b, high }: Slab, slack: number): number {
  let best = Infinity;
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const size = Math.hypot(ex, ey) || 1;
  const cross = way[0] * ey - way[1] * ex;
  if (Math.abs(cross) > 1e-9) {
    const far = ((a[0] - from[0]) * ey - (a[1] - from[1]) * ex) / cross;
    const share =
      ((from[0] + way[0] * far - a[0]) * ex + (from[1] + way[1] * far - a[1]) * ey) / (size * size);
    const z = from[2] + way[2] * far;
    if (far > 0 && share >= 0 && share <= 1 && z >= 0 && z <= high) best = far;
  }
  if (way[2] < -1e-9) {
    const far = (high - from[2]) / way[2];
    const [x, y] = [from[0] + way[0] * far - a[0], from[1] + way[1] * far - a[1]];
    const share = (x * ex + y * ey) / (size * size);
    if (share >= 0 && share <= 1 && Math.abs(x * ey - y * ex) / size <= 0.5 + slack)
      best = Math.min(best, far);
  }
  return best;
}

/** Returns where a ray meets the plane of the table. For a ray towards the sky, it is a point far away. */
export function ground({ from, way }: Ray): readonly [number, number] {
  const far = -from[2] / Math.min(way[2], -1e-4);
  return [from[0] + way[0] * far, from[1] + way[1] * far];
}

/**
 * Returns the nearest figure that a ray meets behind an object; null if there is none. `far` is where the ray
 * meets the object. A ray that passes a figure within `slack` counts as one that meets it.
 */
function hiddenBy(ray: Ray, far: number, posts: readonly Post[], slack: number): Post | null {
  const behind = posts
    .filter(({ kind }) => kind === 'figure')
    .map((post) => ({ post, at: meets(ray, { ...post, radius: post.radius + slack }) }))
    .filter(({ at }) => at > far && at < Infinity)
    .toSorted((one, other) => one.at - other.at);
  return behind[0]?.post ?? null;
}

/**
 * Returns what a ray meets first. If an object hides a figure, it returns the figure, so that the player can
 * choose it. If the ray meets nothing, it returns a thing within `slack` of the ray. `slack` and `half`,
 * which is half the width of the table, are in centimetres.
 */
export function pick(
  ray: Ray,
  posts: readonly Post[],
  slabs: readonly Slab[],
  half: number,
  slack: number,
  areaAt: (at: Spot) => string | null,
): Hit {
  const under = ground(ray);
  let [far, post, slab, near]: [number, Post | null, Slab | null, boolean] = [Infinity, null, null, false];
  for (const extra of slack > 0 ? [0, slack] : [0]) {
    for (const one of posts) {
      const tried = meets(ray, { ...one, radius: one.radius + extra });
      if (tried < far) [far, post, slab] = [tried, one, null];
    }
    for (const one of slabs) {
      const tried = meetsSlab(ray, one, extra);
      if (tried < far) [far, post, slab] = [tried, null, one];
    }
    if (far < Infinity) {
      near = extra > 0;
      break;
    }
  }
  if (post?.kind === 'object') post = hiddenBy(ray, far, posts, slack) ?? post;
  const at = spot(under);
  return {
    spot: at,
    onTable: Math.abs(under[0]) <= half && Math.abs(under[1]) <= half,
    figure: post?.kind === 'figure' ? post.id : null,
    object: post?.kind === 'object' ? post.id : null,
    section: slab?.id ?? null,
    near,
    piece: slab?.piece ?? areaAt(at),
  };
}
