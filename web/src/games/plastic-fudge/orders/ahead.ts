import { cardOf, isGone, unitOf } from '../describe/units';
import type { HintedUnit, Position, Setup, Spot } from '../types';
import { around, bearing } from './leaving';

/** If the nearest enemy is at most this many degrees to one side, a Unit goes straight ahead. */
const ahead = 45;

/**
 * The place `far` inches ahead of a Unit. The Unit goes in the direction in which it looks, because turns
 * cost inches. If the nearest enemy is far to one side, the Unit goes towards that enemy. Null if the Unit is
 * not on the table.
 */
export function placeAhead(position: Position, unit: string, far: number): Spot | null {
  const { at, facing = 90, side } = unitOf(position, unit) ?? {};
  if (!at) return null;
  const away = ([x, y]: Spot): number => Math.hypot(x - at[0], y - at[1]);
  const [enemy] = position.units
    .flatMap((one) => (one.at && one.side !== side && !isGone(one) ? [one.at] : []))
    .sort((one, other) => away(one) - away(other));
  const aside = enemy ? bearing(at, enemy) : facing;
  const way = ((Math.abs(around(aside - facing)) <= ahead ? facing : aside) * Math.PI) / 180;
  const within = (length: number, most: number): number => Math.max(0, Math.min(most, length));
  const [width, depth] = position.table;
  return [within(at[0] + far * Math.cos(way), width), within(at[1] + far * Math.sin(way), depth)];
}

/** The Units that go when all are sent ahead, and what the Commander does: he stays, goes, or is not among them. */
type Sent = { units: readonly HintedUnit[]; commander: 'stays' | 'goes' | 'none' };

/** The Units to send ahead of those without an order. The Commander stays back, unless nobody else is left. */
export function sentAhead(setup: Setup, idle: readonly HintedUnit[]): Sent {
  const others = idle.filter(({ unit }) => cardOf(setup, unit)?.commander !== true);
  if (others.length === idle.length) return { units: idle, commander: 'none' };
  return others.length > 0 ? { units: others, commander: 'stays' } : { units: idle, commander: 'goes' };
}
