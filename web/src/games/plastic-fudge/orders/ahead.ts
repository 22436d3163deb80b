import { cardOf, isGone, roughGap, stateOf, unitOf } from '../describe/units';
import type { Card, HintedUnit, Position, Setup, Spot } from '../types';
import type { Orders } from './orders.svelte';
import { outline, stretches } from '../scene/plane';
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

/** A Unit that is sent ahead, and how far it goes. */
export type Advance = { unit: string; far: number };

/**
 * The Units that go when all are sent ahead. `commander` says what the Commander does; `none` if he has an
 * order.
 */
type Sent = { units: readonly Advance[]; commander: 'stays' | 'goes' | 'none' };

/** From this reach on, a weapon is one for long range, in inches. */
const long = 12;
/** How near to an enemy a Unit that shoots is sent, in inches. */
const apart = 2;
/** A shorter way than this is not worth an order, in inches. */
const least = 0.5;

/** How near to enemies that it cannot see a careful Unit is sent, in inches. */
const wary = 6;

/** Whether buildings, mountains and hills leave the straight line between two places free, roughly. */
const isOpen = (position: Position, from: Spot, to: Spot): boolean =>
  (position.terrain ?? []).every(
    (piece) =>
      !(
        ['building', 'mountain'].includes(piece.type) ||
        (piece.type === 'open' && (piece.height ?? 0) > 0)
      ) || stretches(from, to, outline(piece)).length === 0,
  );

/** The enemies of a Unit on the table: how far away each is, and whether nothing hides it, roughly. */
function enemiesOf(setup: Setup, position: Position, unit: string): { gap: number; isSeen: boolean }[] {
  const [card, state] = [cardOf(setup, unit), unitOf(position, unit)];
  return position.units.flatMap(({ id, at, side }) => {
    const gap = roughGap(setup, position, unit, id);
    const isEnemy = at && side !== card?.side && !isGone(unitOf(position, id)!) && gap !== null;
    return isEnemy && state?.at ? [{ gap, isSeen: isOpen(position, state.at, at) }] : [];
  });
}

/** The longest reach of the weapons of a Unit, in inches. */
const reachOf = (card: Card | undefined): number =>
  Math.max(0, ...(card?.weapons ?? []).map((weapon) => weapon.reach));

/** Whether a Unit has an enemy in sight and in reach where it stands, roughly. */
export const shootsFromHere = (setup: Setup, position: Position, card: Card): boolean =>
  enemiesOf(setup, position, card.id).some(({ gap, isSeen }) => isSeen && gap <= reachOf(card));

/**
 * How far a Unit is sent. One with a weapon for long range, a wounded one and the Commander are careful: they
 * go only until the nearest enemy in sight is within reach. No Unit that shoots is sent next to an enemy.
 */
function farFor(setup: Setup, position: Position, { unit, allowance }: HintedUnit): number {
  const [card, state] = [cardOf(setup, unit), unitOf(position, unit)];
  const reach = reachOf(card);
  const enemies = enemiesOf(setup, position, unit);
  const nearest = (some: readonly { gap: number }[]): number =>
    Math.min(Infinity, ...some.map(({ gap }) => gap));
  const isCareful = reach >= long || card?.commander === true || (state?.injuries ?? 0) > 0;
  const room = isCareful
    ? Math.min(
        nearest(enemies.filter(({ isSeen }) => isSeen)) - Math.max(apart, reach),
        nearest(enemies) - Math.min(wary, Math.max(apart, reach)),
      )
    : nearest(enemies) - apart;
  return Math.max(0, Math.min(allowance, reach === 0 ? allowance : room));
}

/**
 * The Units to send ahead of those without an order, and how far. The Commander stays back, unless nobody
 * else is left. Units that have an enemy in reach stay if they are careful.
 */
export function sentAhead(setup: Setup, position: Position, idle: readonly HintedUnit[]): Sent {
  const sent = (some: readonly HintedUnit[]): Advance[] =>
    some
      .map((one) => ({ unit: one.unit, far: farFor(setup, position, one) }))
      .filter(({ far }) => far >= least);
  const others = idle.filter(({ unit }) => cardOf(setup, unit)?.commander !== true);
  if (others.length === idle.length) return { units: sent(idle), commander: 'none' };
  if (others.length > 0) return { units: sent(others), commander: 'stays' };
  return { units: sent(idle), commander: 'goes' };
}

/**
 * The Units on the table that have no order and are not among those that are sent ahead, the Commander first.
 */
export function staying(orders: Orders, sent: readonly Advance[]): Card[] {
  const { drafts, table } = orders;
  const { position } = table.view();
  const units = table.setup().units.toSorted((one, other) => Number(other.commander) - Number(one.commander));
  return units.filter(({ id, side }) => {
    const unit = unitOf(position, id);
    const isHere = side === orders.side() && unit?.at && !isGone(unit) && stateOf(unit) === 'steady';
    const isFree = !unit?.moved && !drafts.of(id) && !drafts.awaited.has(id);
    return isHere && isFree && !sent.some((one) => one.unit === id);
  });
}
