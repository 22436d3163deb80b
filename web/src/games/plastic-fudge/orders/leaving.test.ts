import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { Hit } from '../scene/api';
import type { Hints, PathAnswer, Question, ReachAnswer, Spot, View } from '../types';
import { Orders } from './orders.svelte';
import { describeSide } from './leaving';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The place of the carrier, which looks north. */
const at: Spot = [24, 24];
/** Places behind the carrier, to its right, and ahead. The left side of the carrier is blocked. */
const places: Spot[] = [
  [24, 22],
  [26, 24],
  [24, 26],
];

/** Two passengers of one carrier, the first selected. */
async function aboard(): Promise<Orders> {
  const { view, hints } = momentOf('moves');
  const rides = ['g1', 'g4'];
  const units = view.position.units.map((unit) => {
    const { at: _, ...rest } = unit;
    return unit.id === 'g3'
      ? { ...unit, at, facing: 90 }
      : rides.includes(unit.id)
        ? { ...rest, in: 'g3' }
        : unit;
  });
  const now = { ...view, position: { ...view.position, units } } as View;
  const asked = {
    ...hints,
    units: rides.map((unit) => ({ unit, allowance: 0, can: ['leave'], because: null })),
  } as unknown as Hints;
  const ask = (question: Question): Promise<unknown> => {
    if (question.ask === 'reach')
      return Promise.resolve({
        unit: question.unit,
        allowance: 0,
        cells: { size: 0.5, at: places.map(([x, y]) => [x, y, 0]) },
      } as ReachAnswer);
    if (question.ask === 'path')
      return Promise.resolve({
        legal: true,
        refusal: null,
        stops: [],
        end: { at, facing: 0 },
        touches: [],
      } as unknown as PathAnswer);
    return Promise.reject(new Error(`unexpected question: ${question.ask}`));
  };
  const orders = new Orders({
    setup: () => setup,
    view: () => now,
    hints: () => asked,
    mode: () => 'play',
    act: vi.fn(),
    ask,
  });
  orders.select('g1');
  await vi.advanceTimersByTimeAsync(100);
  return orders;
}

const order = (orders: Orders, unit = 'g1'): unknown => orders.drafts.of(unit)?.action;
const out = (to: Spot, facing = 90, unit = 'g1'): object => ({ do: 'leave', unit, at: to, facing });

it('offers every side on which a passenger may get out, named by its place beside the carrier', async () => {
  const orders = await aboard();
  expect(orders.moving.sides('g1').map(describeSide)).toEqual([
    'behind',
    '90° to the right',
    'straight ahead',
  ]);
});

it('lets a passenger get out behind its carrier at first, then on the other sides in turn, and turn on the spot', async () => {
  const orders = await aboard();
  orders.moving.around('g1', 1);
  expect(order(orders)).toEqual(out([24, 22]));
  orders.moving.around('g1', 1);
  expect(order(orders)).toEqual(out([26, 24]));
  orders.moving.turn('g1', -45);
  orders.moving.around('g1', 1);
  expect(order(orders)).toEqual(out([24, 26], 45));
  orders.moving.around('g1', 1);
  expect(order(orders)).toEqual(out([24, 22], 45));
  orders.moving.around('g1', -1);
  expect(order(orders)).toEqual(out([24, 26], 45));
});

it('lets a passenger get out on the side nearest to the tapped place', async () => {
  const orders = await aboard();
  const to: Spot = [40, 25];
  orders.tap(
    {
      at: to,
      ground: to,
      onTable: true,
      unit: null,
      ghost: null,
      sign: null,
      flag: false,
      piece: null,
    } as Hit,
    false,
  );
  expect(order(orders)).toEqual(out([26, 24]));
});

it('offers no side that another passenger’s draft uses', async () => {
  const orders = await aboard();
  orders.moving.leave('g1');
  orders.select('g4');
  await vi.advanceTimersByTimeAsync(100);
  expect(orders.moving.sides('g4').map(describeSide)).toEqual(['90° to the right', 'straight ahead']);
});
