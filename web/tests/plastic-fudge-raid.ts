import type { Page } from '@playwright/test';
import type { Position, Spot } from '../src/wire/plastic_fudge/all';
import { expect, toldIn, type Seen } from './plastic-fudge';

export type Near = { from: Spot; enemy: string; at: Spot; far: number };

/**
 * The enemy nearest to a Unit, with the places of both and the distance between their middles. Null if the
 * Unit is not on the table or no enemy is.
 */
function nearestTo({ units }: Position, unit: string): Near | null {
  const one = units.find(({ id, state }) => id === unit && !state);
  if (!one?.at) return null;
  const from = one.at;
  const all = units.flatMap(({ id, side, at, state }) =>
    at && side !== one.side && state !== 'destroyed'
      ? [{ from, enemy: id, at, far: Math.hypot(at[0] - from[0], at[1] - from[1]) }]
      : [],
  );
  return all.sort((a, b) => a.far - b.far)[0] ?? null;
}

/**
 * A place at the distance `far` from the middle of the nearest enemy. Seen from the enemy, it lies towards
 * the end of the road through the northern wood. Once the Unit has passed that end, it lies towards the Unit.
 */
export function before({ from, at }: Near, far: number): Spot {
  const road: Spot = from[1] < 40 ? [24, 41] : from;
  const way = Math.hypot(road[0] - at[0], road[1] - at[1]) || 1;
  return [0, 1].map(
    (n) => Math.round(100 * ((at[n] ?? 0) + (((road[n] ?? 0) - (at[n] ?? 0)) * far) / way)) / 100,
  ) as Spot;
}

/**
 * How near the grenadier goes to the enemy, and how far the grenade reaches, both in inches from middle to
 * middle.
 */
export const [close, reach] = [3.6, 4.9];

/** The grenadier and the enemy nearest to it; null if one of them is out of the battle. */
export const duel = (seen: readonly Seen[]): Near | null => {
  const view = seen.at(-1)?.view;
  return view ? nearestTo(view.position, 'g1') : null;
};

/** How many inches a Unit has moved in all its orders together. */
export function wentIn(seen: readonly Seen[], unit: string): number {
  const steps = new Map(seen.map(({ seq, events }) => [seq, events]));
  const ways = [...steps.values()]
    .flat()
    .flatMap((event) => (event.type === 'move' && event.unit === unit ? [event.way] : []));
  const length = (way: readonly Spot[]): number =>
    way.reduce(
      (sum, [x, y], n) =>
        sum + (n === 0 ? 0 : Math.hypot(x - (way[n - 1]?.[0] ?? x), y - (way[n - 1]?.[1] ?? y))),
      0,
    );
  return ways.reduce((sum, way) => sum + length(way), 0);
}

/**
 * Expects that everything that the test is about happened in the battle, and that the log has it. For
 * example, the grenadier went far, a grenade burst, a Unit swept a marker, and a Unit checked morale.
 */
export async function expectFought(page: Page, seen: readonly Seen[]): Promise<void> {
  const told = toldIn(seen);
  for (const event of ['placed', 'deployed', 'laid', 'move', 'attack', 'blast', 'sweep', 'morale', 'victory'])
    expect(told).toContain(event);
  expect(wentIn(seen, 'g1'), 'how many inches the grenadier went').toBeGreaterThan(9);
  const all = seen.flatMap(({ events }) => events);
  // A grenade that is dropped bursts among the player's own Units. It counts too.
  const isAmongEnemies = all.some(
    (event) =>
      (event.type === 'hit' && event.unit === 'g1' && event.target?.startsWith('t')) ||
      event.type === 'dropped',
  );
  expect(isAmongEnemies, 'a grenade hit an enemy or was dropped').toBe(true);
  const log = page.getByRole('list', { name: 'Log' });
  for (const words of [
    'Round 3',
    'Morale',
    /(Raider|Grenade and Rifle Trooper).* attacks .* with grenade/,
    /sweeps .*Marker 1 with/,
    /(stands firm: .* or more holds|runs away: .*: below .*, so it loses heart)/,
  ])
    await expect(log).toContainText(words);
}
