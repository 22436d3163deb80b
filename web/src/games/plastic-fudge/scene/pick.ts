import type { Figure, Hit, Look, Sign, Spot } from './api';
import type { Ray } from './camera';
import { covers, surface, type Ground } from './ground';
import { distance } from './plane';
import { flies, hover, radiusOf, tall } from './sizes';

/** An upright cylinder that the pointer can hit. */
type Column = { radius: number; low: number; high: number };
/** An object that the pointer can hit: its base, and its body as slim as it is drawn. */
export type Post = {
  kind: 'unit' | 'ghost' | 'sign' | 'flag';
  id: string;
  at: Spot;
  radius: number;
  columns: readonly Column[];
};
/** A drafted order, drawn as a translucent model. */
export type Ghost = { id: string; look: Look; at: Spot };

/** The height of a figure's base plate, in inches. */
const plate = 0.2;

/**
 * The cylinders of a model: the base, and the body up to a share of its height. The body of an aircraft
 * hovers.
 */
function columnsOf(look: Look, low: number, share = 1): Column[] {
  const radius = radiusOf(look);
  const base = { radius, low, high: low + plate };
  const high = low + tall(look) * share;
  if (flies(look)) return [base, { radius: radius * 0.6, low: low + hover, high }];
  return [base, { radius: radius * (radius > 1 ? 0.8 : 0.6), low, high }];
}

/** The objects that the pointer can hit: standing figures, drafted orders, signs, the foot of the flag. */
export function posts(
  figures: readonly Figure[],
  signs: readonly Sign[],
  flag: Spot | null,
  ground: Ground,
  ghosts: readonly Ghost[] = [],
): Post[] {
  const found: Post[] = [];
  for (const figure of figures) {
    if (figure.state === 'destroyed') continue;
    const { id, at } = figure;
    found.push({
      kind: 'unit',
      id,
      at,
      radius: radiusOf(figure),
      columns: columnsOf(figure, ground.height(at)),
    });
  }
  for (const { id, look, at } of ghosts) {
    found.push({
      kind: 'ghost',
      id,
      at,
      radius: radiusOf(look),
      columns: columnsOf(look, ground.height(at), 0.4),
    });
  }
  for (const { id, at } of signs) {
    const low = ground.height(at);
    found.push({
      kind: 'sign',
      id,
      at,
      radius: 0.5,
      columns: [
        { radius: 0.5, low, high: low + 0.3 },
        { radius: 0.3, low, high: low + 0.9 },
      ],
    });
  }
  if (flag) {
    const low = ground.height(flag);
    found.push({
      kind: 'flag',
      id: 'flag',
      at: flag,
      radius: 0.5,
      columns: [{ radius: 0.5, low, high: low + 0.3 }],
    });
  }
  return found;
}

/** The distance along a ray to an upright cylinder; infinite if the ray misses it. */
export function meets({ from, way }: Ray, at: Spot, { radius, low, high }: Column): number {
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

/** How finely a ray is followed over slopes, in inches. */
const stride = 0.1;

/**
 * Where a ray meets the ground, and how far along the ray: the nearest flat top, a slope, or the table. A ray
 * to the sky meets the ground far away.
 */
function meetsGround({ from, way }: Ray, ground: Ground): { far: number; at: Spot } {
  const down = Math.min(way[2], -1e-4);
  const at = (far: number): Spot => [from[0] + way[0] * far, from[1] + way[1] * far];
  const meets = (height: number): number => (height - from[2]) / down;
  let far = meets(0);
  const tops = new Set(ground.laid.map(({ top }) => top).filter((top) => top > 0 && top < from[2]));
  for (const top of tops)
    if (meets(top) < far && Math.abs(ground.height(at(meets(top))) - top) < 1e-6) far = meets(top);
  const hills = ground.laid.filter(({ run, top }) => run > 0 && top < from[2]);
  for (const hill of hills) {
    const end = Math.min(far, meets(hill.under));
    for (let tried = meets(hill.top); tried < end; tried += stride) {
      if (!covers(hill, at(tried)) || surface(hill, at(tried)) < from[2] + down * tried) continue;
      far = tried;
      break;
    }
  }
  return { far, at: at(far) };
}

/** The first object that a ray hits. */
function met(ray: Ray, all: readonly Post[]): Post | null {
  let [nearest, far]: [Post | null, number] = [null, Infinity];
  for (const post of all) {
    const tried = Math.min(...post.columns.map((column) => meets(ray, post.at, column)));
    if (tried < far) [nearest, far] = [post, tried];
  }
  return nearest;
}

/**
 * The base whose edge is nearest to a place on the ground, at most `slack` inches away. Flags and drafts do
 * not count.
 */
function beside(at: Spot, all: readonly Post[], slack: number): Post | null {
  let [nearest, least]: [Post | null, number] = [null, slack];
  for (const post of all) {
    const gap = distance(at, post.at) - post.radius;
    if (post.kind !== 'flag' && post.kind !== 'ghost' && gap <= least) [nearest, least] = [post, gap];
  }
  return nearest;
}

/**
 * What a ray hits. If the ray hits no object, an object counts as hit if its base is within `slack` inches of
 * the point where the ray meets the ground.
 */
export function pick(ray: Ray, all: readonly Post[], ground: Ground, slack = 0): Hit {
  const land = meetsGround(ray, ground);
  const nearest = met(ray, all) ?? (slack > 0 ? beside(land.at, all, slack) : null);
  return {
    at: nearest?.at ?? land.at,
    ground: land.at,
    onTable: ground.holds(land.at),
    unit: nearest?.kind === 'unit' ? nearest.id : null,
    ghost: nearest?.kind === 'ghost' ? nearest.id : null,
    sign: nearest?.kind === 'sign' ? nearest.id : null,
    flag: nearest?.kind === 'flag',
    piece: ground.piece(land.at)?.piece.id ?? null,
  };
}
