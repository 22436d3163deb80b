import type { Figure, Hit, Sign, Spot } from './api';
import type { Ray } from './camera';
import type { Ground } from './ground';
import { radiusOf, tall } from './sizes';

/** An upright cylinder that can be pointed at. */
export type Post = { kind: 'unit' | 'sign' | 'flag'; id: string; at: Spot; radius: number; low: number; high: number };

/** What can be pointed at on a table: figures that stand, signs, the flag. */
export function posts(figures: readonly Figure[], signs: readonly Sign[], flag: Spot | null, ground: Ground): Post[] {
  const found: Post[] = [];
  for (const figure of figures) {
    if (figure.state === 'destroyed') continue;
    const low = ground.height(figure.at);
    found.push({ kind: 'unit', id: figure.id, at: figure.at, radius: radiusOf(figure), low, high: low + tall(figure) });
  }
  for (const sign of signs) {
    const low = ground.height(sign.at);
    found.push({ kind: 'sign', id: sign.id, at: sign.at, radius: 0.5, low, high: low + 0.9 });
  }
  if (flag) {
    const low = ground.height(flag);
    found.push({ kind: 'flag', id: 'flag', at: flag, radius: 0.4, low, high: low + 3 });
  }
  return found;
}

/** How far along a ray an upright cylinder is met; infinite if it is not. */
export function meets({ from, way }: Ray, { at, radius, low, high }: Post): number {
  const [dx, dy] = [from[0] - at[0], from[1] - at[1]];
  const a = way[0] ** 2 + way[1] ** 2;
  const b = dx * way[0] + dy * way[1];
  const c = dx * dx + dy * dy - radius * radius;
  let best = Infinity;
  const lid = way[2] < -1e-9 ? (high - from[2]) / way[2] : Infinity;
  if (lid > 0 && lid < Infinity && (dx + way[0] * lid) ** 2 + (dy + way[1] * lid) ** 2 <= radius * radius) best = lid;
  const root = b * b - a * c;
  if (a > 1e-9 && root >= 0) {
    const side = (-b - Math.sqrt(root)) / a;
    const z = from[2] + way[2] * side;
    if (side > 0 && z >= low && z <= high) best = Math.min(best, side);
  }
  return best;
}

/** Where a ray meets the ground: the nearest flat top, or the table; far away where it looks to the sky. */
export function meetsGround({ from, way }: Ray, ground: Ground): { far: number; at: Spot } {
  const down = Math.min(way[2], -1e-4);
  const at = (far: number): Spot => [from[0] + way[0] * far, from[1] + way[1] * far];
  let far = -from[2] / down;
  const tops = new Set(ground.laid.map(({ top }) => top).filter((top) => top > 0 && top < from[2]));
  for (const top of tops) {
    const tried = (top - from[2]) / down;
    if (tried < far && Math.abs(ground.height(at(tried)) - top) < 1e-6) far = tried;
  }
  return { far, at: at(far) };
}

/** What a ray meets first. A base that is nearly hit counts, if nothing else is; `slack` is in inches. */
export function pick(ray: Ray, all: readonly Post[], ground: Ground, slack = 0): Hit {
  const land = meetsGround(ray, ground);
  let nearest: Post | null = null;
  for (const extra of slack > 0 ? [0, slack] : [0]) {
    let far = Infinity;
    for (const post of all) {
      const tried = meets(ray, extra > 0 ? { ...post, radius: post.radius + extra, low: post.low - extra } : post);
      if (tried < far) [far, nearest] = [tried, post];
    }
    if (nearest) break;
  }
  return {
    at: nearest?.at ?? land.at,
    ground: land.at,
    onTable: ground.holds(land.at),
    unit: nearest?.kind === 'unit' ? nearest.id : null,
    sign: nearest?.kind === 'sign' ? nearest.id : null,
    flag: nearest?.kind === 'flag',
    piece: ground.piece(land.at)?.piece.id ?? null,
  };
}
