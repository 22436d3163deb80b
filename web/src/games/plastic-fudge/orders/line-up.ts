import { inside } from '../../../parts/plane';
import { outline, stretches } from '../scene/plane';
import type { Card, Piece, Spot, Zone } from '../types';

/**
 * The ground on which Units are placed: the zone of their side, what stands on the table, and the enemies
 * there.
 */
export type Ground = {
  zone: Zone | null;
  table: Spot;
  terrain: readonly Piece[];
  enemies: readonly Spot[];
};
/** What `lineUp` must know of a Unit. */
export type Base = Pick<Card, 'radius' | 'commander' | 'type'> & { weapons: readonly { reach: number }[] };
type Taken = { at: Spot; radius: number };

/** The space between bases in a line, in inches. */
const gap = 0.5;
const sixth = (length: number): number => Math.round(length * 1e6) / 1e6;

/** The middle of a zone; the middle of the table if there is no zone. */
export function middleOf(zone: Zone | null, [width, depth]: Spot): Spot {
  if (!zone) return [width / 2, depth / 2];
  if ('near' in zone) return [zone.near[0], zone.near[1]];
  const half = zone.depth / 2;
  const middles: Record<typeof zone.edge, Spot> = {
    north: [width / 2, depth - half],
    south: [width / 2, half],
    west: [half, depth / 2],
    east: [width - half, depth / 2],
  };
  return middles[zone.edge];
}

/** The directions along the lines of a zone and back from the enemy, as unit vectors. */
function axes(zone: Zone | null, side: 'green' | 'tan'): { along: Spot; back: Spot } {
  const upright = zone !== null && 'edge' in zone && (zone.edge === 'east' || zone.edge === 'west');
  const way = side === 'green' ? -1 : 1;
  return upright ? { along: [0, 1], back: [way, 0] } : { along: [1, 0], back: [0, way] };
}

/**
 * How far before the middle of its zone the first line of a side stands, in inches. It stands at the front of
 * a zone along an edge, so that the lines behind it keep away from the edge of the table.
 */
const frontOf = (zone: Zone | null, radius: number): number =>
  zone !== null && 'edge' in zone ? Math.max(0, zone.depth / 2 + radius - slack) : 0;

/** How much a base stays inside the front of its zone, in inches. */
const slack = 0.05;

/** A Unit that never moves by itself to shoot. PF-U-C50-01 */
const isFixed = ({ type }: Base): boolean => type === 'fifty-cal';

/**
 * Free places for bases in lines through a zone, from the middle outwards. A Unit that cannot move is placed
 * first, where it sees most. A Commander stands in the line behind, if it has room, and there between two
 * others, so that it hides nobody. Null for a base that has no room.
 */
export function lineUp(
  ground: Ground,
  side: 'green' | 'tan',
  bases: readonly Base[],
  taken: readonly Taken[],
): (Spot | null)[] {
  const { zone, table, terrain } = ground;
  const middle = middleOf(zone, table);
  const { along, back } = axes(zone, side);
  const full = [...taken];
  const spots = new Map<Base, Spot>();
  const closed = terrain.filter(({ type }) => walls.includes(type)).map(outline);
  for (const base of [...bases].sort((one, other) => Number(isFixed(other)) - Number(isFixed(one)))) {
    const { radius, commander } = base;
    const free = (spot: Spot): boolean =>
      spot.every((length, axis) => length >= radius && length <= table[axis as 0 | 1] - radius) &&
      closed.every((corners) => !inside(corners, spot)) &&
      full.every((one) => Math.hypot(one.at[0] - spot[0], one.at[1] - spot[1]) >= one.radius + radius + gap);
    const front = frontOf(zone, radius);
    const from: Spot = commander ? [middle[0] + along[0] * 0.9, middle[1] + along[1] * 0.9] : middle;
    const lines = (commander ? [1, ...rowsOf(zone)] : rowsOf(zone)).map((line) => line * row - front);
    const most = Math.ceil(Math.max(...table) / step);
    const places = placesFrom(from, along, back, lines, most);
    const first = places.slice(0, most + 1).filter(free);
    const spot = (isFixed(base) && bestSight(ground, base, first, back)) || places.find(free);
    if (!spot) continue;
    full.push({ at: spot, radius });
    spots.set(base, spot);
  }
  return bases.map((base) => spots.get(base) ?? null);
}

/** Pieces on which nobody is placed. */
const walls: readonly Piece['type'][] = ['building', 'fortress', 'mountain'];

/** The distance between two lines, in inches. */
const row = 1.5;
/**
 * How many lines behind the first one the lines are, in the order in which they fill. Only a round zone has
 * room before its first line too.
 */
const rowsOf = (zone: Zone | null): number[] =>
  zone !== null && 'edge' in zone ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [0, 1, -1, 2, -2, 3, -3, 4, -4];

/** The distance between two places in a line, in inches. */
const step = 0.6;

/** Returns places, line by line. Each line begins in its middle, and has `most` more places. */
function placesFrom(middle: Spot, along: Spot, back: Spot, lines: readonly number[], most: number): Spot[] {
  return lines.flatMap((off) =>
    Array.from({ length: most + 1 }, (_, n): Spot => {
      const aside = (n % 2 === 0 ? 1 : -1) * Math.ceil(n / 2) * step;
      return [
        sixth(middle[0] + along[0] * aside + back[0] * off),
        sixth(middle[1] + along[1] * aside + back[1] * off),
      ];
    }),
  );
}

/** How much an enemy on the table counts more than a place where one may come. */
const known = 1000;

/** The ground before a zone is judged in squares with sides of this length, in inches. */
const cell = 1.5;

/**
 * The place from which a Unit can shoot at most enemies, and then at most of the ground before its zone. Of
 * equal places it is the first one. Undefined without places.
 */
function bestSight(ground: Ground, base: Base, places: readonly Spot[], back: Spot): Spot | undefined {
  const { table, terrain, zone, enemies } = ground;
  const reach = Math.max(0, ...base.weapons.map((weapon) => weapon.reach)) + 2 * base.radius;
  const hides = terrain
    .filter(({ type, height }) => walls.includes(type) || (type === 'open' && (height ?? 0) > 0))
    .map(outline);
  const before = ([x, y]: Spot, [ox, oy]: Spot): number => (ox - x) * back[0] + (oy - y) * back[1];
  const far = middleOf(zone, table);
  const [wide, deep] = table.map((length) => Math.floor(length / cell)) as [number, number];
  const cells = Array.from({ length: wide * deep }, (_, n): Spot => {
    return [((n % wide) + 0.5) * cell, (Math.floor(n / wide) + 0.5) * cell];
  }).filter((spot) => before(spot, far) > 4);
  const sees = (from: Spot, to: Spot): boolean =>
    Math.hypot(to[0] - from[0], to[1] - from[1]) <= reach &&
    hides.every((corners) => stretches(from, to, corners).length === 0);
  const count = (from: Spot): number =>
    known * enemies.filter((to) => sees(from, to)).length + cells.filter((to) => sees(from, to)).length;
  const counted = places.map((place) => ({ place, count: count(place) }));
  const most = Math.max(0, ...counted.map((one) => one.count));
  return counted.find((one) => one.count === most)?.place;
}
