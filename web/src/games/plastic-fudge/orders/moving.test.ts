import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerAt, momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { Hit } from '../scene/api';
import { overlaysOf } from '../board/overlays';
import type { HintedUnit, Mine, PathAnswer, Position, Question, Spot, WayAnswer } from '../types';
import { placeOf, unitOf } from '../describe/units';
import { sentAhead } from './ahead';
import { Orders } from './orders.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ground = (at: Spot): Hit => ({
  at,
  ground: at,
  onTable: true,
  unit: null,
  ghost: null,
  sign: null,
  flag: false,
  piece: null,
});

async function drafted(): Promise<{ orders: Orders; path: () => unknown; way: WayAnswer }> {
  const { view, hints, answers } = momentOf('moves');
  const way = answers.find(({ question }) => question.ask === 'way')!.answer as WayAnswer;
  const further: PathAnswer = { ...way, end: { at: [20, 20], facing: 90 } };
  const ask = (question: Question): Promise<unknown> =>
    question.ask === 'path' ? Promise.resolve(further) : answerAt('moves', question);
  const orders = new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask,
  });
  orders.select('g1');
  orders.tap(ground([20.8, 12.9]), false);
  await vi.advanceTimersByTimeAsync(200);
  const path = (): unknown => {
    const action = orders.drafts.of('g1')?.action;
    return action?.do === 'move' ? action.path : null;
  };
  expect(path()).toEqual(way.path);
  return { orders, path, way };
}

it('continues the drafted path to each place that is tapped with Shift', async () => {
  const { orders, path, way } = await drafted();
  const { at, facing } = way.end;
  orders.tap(ground([at[0], at[1] + 2]), true);
  const first = path() as { go?: number; turn?: number }[];
  expect(first.length).toBeGreaterThan(way.path.length);
  expect(first.slice(way.path.length)).toEqual([
    ...(facing === 90 ? [] : [{ turn: 90 - facing }]),
    { go: expect.closeTo(2, 3) },
  ]);
  await vi.advanceTimersByTimeAsync(200);
  orders.tap(ground([23, 20]), true);
  expect(path()).toEqual([...first, { turn: -90 }, { go: 3 }]);
});

it('continues the drafted path without Shift if points are added, and otherwise starts again', async () => {
  const { orders, path, way } = await drafted();
  orders.moving.adds = true;
  orders.tap(ground([way.end.at[0], way.end.at[1] + 2]), false);
  expect((path() as unknown[]).length).toBeGreaterThan(way.path.length);
  await vi.advanceTimersByTimeAsync(200);
  orders.moving.adds = false;
  orders.tap(ground([20.8, 12.9]), false);
  await vi.advanceTimersByTimeAsync(200);
  expect(path()).toEqual(way.path);
});

it('a press alone selects no Unit; a tap with Shift adds a Unit to the selection, and a drag selects only its Unit', async () => {
  const { view, hints } = momentOf('moves');
  const ask = (question: Question): Promise<unknown> => answerAt('moves', question);
  const orders = new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask,
  });
  const [one, other] = hints!.units.filter(({ can }) => can.includes('move')).map(({ unit }) => unit) as [
    string,
    string,
  ];
  const on = (unit: string): Hit => ({ ...ground(placeOf(view.position, unit)!), unit });
  orders.select(one);
  expect(orders.grab(on(other))).toBe(true);
  orders.drop(null);
  orders.tap(on(other), true);
  expect(orders.selected).toEqual([one, other]);
  orders.select(one);
  orders.grab(on(other));
  orders.drag(ground([20, 20]));
  expect(orders.selected).toEqual([other]);
});

it('asks how far a Unit can go with the gun that it tows, and draws the gun where the server will put it', async () => {
  const { view, hints, answers } = momentOf('moves');
  const found = answers.find(({ question }) => question.ask === 'way')!.answer as WayAnswer;
  const unit = hints!.units.find(({ can }) => can.includes('move'))!.unit;
  const towed = { unit: 'g1', end: { at: [7.5, 14], facing: 90 } };
  const way = { ...found, path: [{ go: 4 }], legal: true, towed };
  const asked: Question[] = [];
  const ask = (question: Question): Promise<unknown> => {
    asked.push(question);
    return Promise.resolve(
      question.ask === 'reach' ? { unit, allowance: 12, cells: { size: 0.5, at: [] } } : way,
    );
  };
  const orders = new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask,
  });
  orders.select(unit);
  orders.moving.ending(unit, { tow: 'g1' });
  orders.moving.again();
  orders.tap(ground([10, 14]), false);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toContainEqual({ ask: 'reach', unit, tow: 'g1' });
  expect(asked).toContainEqual({ ask: 'way', unit, to: [10, 14], tow: 'g1' });
  expect(orders.drafts.of(unit)?.action).toEqual({ do: 'move', unit, path: [{ go: 4 }], tow: 'g1' });
  const ghosts = overlaysOf(orders, setup, view.position).filter(({ kind }) => kind === 'ghost');
  expect(ghosts).toEqual([expect.objectContaining({ at: [7.5, 14], facing: 90, tone: 'good' })]);
});

it('asks again if a gun is added or removed while the answer about the way is awaited', async () => {
  const { view, hints, answers } = momentOf('moves');
  const found = answers.find(({ question }) => question.ask === 'way')!.answer as WayAnswer;
  const unit = hints!.units.find(({ can }) => can.includes('move'))!.unit;
  const [alone, towing]: WayAnswer[] = [
    { ...found, path: [{ go: 4 }] },
    { ...found, path: [{ go: 2 }] },
  ];
  let heard = (): void => {};
  const ask = (question: Question): Promise<unknown> => {
    if (question.ask !== 'way') return Promise.resolve(found);
    return new Promise((tell) => (heard = () => tell(question.tow ? towing : alone)));
  };
  const orders = new Orders({
    setup: () => setup,
    view: () => view,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask,
  });
  for (const [tow, path, spot] of [
    ['g1', towing!.path, [10, 14]],
    [null, alone!.path, [11, 14]],
  ] as const) {
    orders.moving.to(unit, [...spot]);
    await vi.advanceTimersByTimeAsync(1);
    orders.moving.ending(unit, { tow });
    for (let n = 0; n < 2; n += 1) {
      heard();
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(orders.drafts.of(unit)?.action).toEqual({ do: 'move', unit, path, ...(tow ? { tow } : {}) });
  }
});

it('removes an order when its Unit is sent to its own place', async () => {
  const { orders, way } = await drafted();
  const stays: WayAnswer = { ...way, path: [], arrives: true };
  const { view, hints } = momentOf('moves');
  const still = new Orders({
    ...orders.table,
    view: () => view,
    hints: () => hints,
    ask: (question) => (question.ask === 'way' ? Promise.resolve(stays) : answerAt('moves', question)),
  });
  still.drafts.put(orders.drafts.of('g1')!);
  still.moving.to('g1', [3, 3]);
  await vi.advanceTimersByTimeAsync(200);
  expect(still.drafts.of('g1')).toBeNull();
});

/** A way that leads straight to a place. */
function straight(to: Spot, touches: string[] = []): WayAnswer {
  const way = momentOf('moves').answers.find(({ question }) => question.ask === 'way')!.answer as WayAnswer;
  return { ...way, path: [{ go: 5 }], end: { ...way.end, at: to }, touches, legal: true };
}

/** The orders of a table on which the Units `g1` and `g2` stand side by side and look north. */
function pair(answer: (to: Spot) => WayAnswer, mines: Mine[] = []): Orders {
  const { view, hints } = momentOf('moves');
  const now = structuredClone(view);
  now.position.mines = mines;
  now.position.units = now.position.units
    .filter(({ id }) => id === 'g1' || id === 'g2')
    .map((unit) => ({ ...unit, at: [unit.id === 'g1' ? 10 : 12, 10], facing: 90 }));
  return new Orders({
    setup: () => setup,
    view: () => now,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask: (question) =>
      question.ask === 'way'
        ? Promise.resolve(answer(question.to))
        : Promise.reject(new Error(`unexpected question: ${question.ask}`)),
  });
}
const ends = (orders: Orders): (readonly number[] | undefined)[] =>
  orders.drafts.list.map(({ way }) => way.at(-1));

it('lets no draft end on the base of another Unit’s draft: the later one stops short of it', async () => {
  const orders = pair(straight);
  orders.moving.to('g1', [11, 15]);
  await vi.advanceTimersByTimeAsync(200);
  orders.moving.to('g2', [11, 15]);
  await vi.advanceTimersByTimeAsync(400);
  const [one, other] = ends(orders) as [Spot, Spot];
  expect(one).toEqual([11, 15]);
  const radius = (id: string): number => setup.units.find((card) => card.id === id)!.radius;
  expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThanOrEqual(
    radius('g1') + radius('g2'),
  );
});

it('sends Units ahead past a marker, and keeps Units that find no way where they are', async () => {
  const mine: Mine = { id: 'm1', side: 'tan', at: [10, 13] };
  const near = ([x]: Spot): boolean => Math.abs(x - 10) < 1;
  const past = pair((to) => straight(to, near(to) ? ['m1'] : []), [mine]);
  past.moving.advance('g1', 5);
  await vi.advanceTimersByTimeAsync(800);
  expect(Math.abs(ends(past)[0]![0]! - 10)).toBeGreaterThan(1);
  const walled = pair((to) => straight(to, ['m1']), [mine]);
  walled.moving.advance('g1', 5);
  await vi.advanceTimersByTimeAsync(1600);
  expect([walled.drafts.count, walled.moving.held.has('g1')]).toEqual([0, true]);
});

it('sends all Units without orders ahead: where they look, or towards an enemy to one side', async () => {
  const { view, hints } = momentOf('moves');
  const asked = new Map<string, Spot>();
  const turned = structuredClone(view);
  for (const unit of turned.position.units) if (unit.id === 'g1') unit.facing = 270;
  const orders = new Orders({
    setup: () => setup,
    view: () => turned,
    hints: () => hints,
    mode: () => 'play',
    act: vi.fn(),
    ask: (question: Question) => {
      if (question.ask !== 'way') return answerAt('moves', question);
      asked.set(question.unit, question.to);
      return Promise.resolve(straight(question.to));
    },
  });
  const idle = orders.idle().map(({ unit }) => unit);
  const [held] = idle.filter((unit) => unit !== 'g1');
  orders.moving.hold(held!);
  orders.advance(orders.idle().map(({ unit, allowance }) => ({ unit, far: allowance })));
  await vi.advanceTimersByTimeAsync(200);
  expect([...asked.keys()]).toEqual(idle.filter((unit) => unit !== held));
  for (const [unit, [x, y]] of asked) {
    const [from, facing] = [placeOf(turned.position, unit)!, unitOf(turned.position, unit)?.facing];
    expect(y, unit).toBeGreaterThan(from[1]);
    if (facing === 90) expect(x, unit).toBeCloseTo(from[0]);
  }
});

/** A position with Units at these places, and the Units that are sent ahead. */
function sentFrom(places: Record<string, Spot>, injured: readonly string[] = [], terrain: object[] = []) {
  const { position } = momentOf('moves').view;
  const units = position.units
    .filter(({ id }) => id in places)
    .map((unit) => ({ ...unit, at: places[unit.id]!, injuries: injured.includes(unit.id) ? 1 : 0 }));
  const led = { ...setup, units: setup.units.map((card) => ({ ...card, commander: card.id === 'g0' })) };
  return (idle: readonly string[]): [Record<string, number>, string] => {
    const hinted = idle.map((unit) => ({ unit, allowance: 6 }) as HintedUnit);
    const { units: gone, commander } = sentAhead(led, { ...position, units, terrain } as Position, hinted);
    return [Object.fromEntries(gone.map(({ unit, far }) => [unit, Math.round(far)])), commander];
  };
}

it('sends all ahead but the Commander, who goes when nobody else is left', () => {
  const sent = sentFrom({ g0: [10, 4], g1: [12, 4], g4: [14, 4], t0: [12, 44] });
  expect(sent(['g0', 'g1', 'g4'])).toEqual([{ g1: 6, g4: 6 }, 'stays']);
  expect(sent(['g1', 'g4'])).toEqual([{ g1: 6, g4: 6 }, 'none']);
  expect(sent(['g0'])).toEqual([{ g0: 6 }, 'goes']);
});

it('sends Units of long range, wounded ones and the Commander only until an enemy is in reach', () => {
  // The bases are an inch wide, so the gap is an inch less than the distance. g1 reaches 12 inches, g4
  // reaches 6.
  const near = sentFrom({ g0: [10, 4], g1: [10, 4], g4: [10, 4], t0: [10, 14] });
  expect(near(['g1', 'g4'])).toEqual([{ g4: 6 }, 'none']);
  expect(near(['g0'])).toEqual([{ g0: 3 }, 'goes']);
  const hurt = sentFrom({ g4: [10, 4], t0: [10, 14] }, ['g4']);
  expect(hurt(['g4'])).toEqual([{ g4: 3 }, 'none']);
  const far = sentFrom({ g1: [10, 4], t0: [10, 20] });
  expect(far(['g1'])).toEqual([{ g1: 3 }, 'none']);
  const house = { id: 'h1', type: 'building', rect: [8, 8, 12, 10] };
  const hidden = sentFrom({ g1: [10, 4], t0: [10, 14] }, [], [house]);
  expect(hidden(['g1']), 'no enemy is in sight').toEqual([{ g1: 3 }, 'none']);
  const beside = sentFrom({ g4: [10, 4], t0: [10, 7] });
  expect(beside(['g4'])).toEqual([{}, 'none']);
});
