import { expect, it } from 'vitest';
import type { Event, Position, Spot } from '../types';
import { sightAround, sightAsked, sightOf } from './places';

const places: Readonly<Record<string, Spot>> = { g0: [1, 1], t0: [5, 5] };
const where = (id: string): Spot | null => places[id] ?? null;

it('shows both sides of a fight rather than the ways of others', () => {
  const attack = { type: 'attack', unit: 'g0', target: 't0', point: null } as unknown as Event;
  const move = {
    type: 'move',
    unit: 'g1',
    way: [
      [7, 7],
      [8, 8],
      [9, 9],
    ],
  } as unknown as Event;
  expect(sightOf([move, attack], where).places).toEqual([
    [1, 1],
    [5, 5],
  ]);
  expect(sightOf([move], where)).toEqual({
    places: [
      [7, 7],
      [9, 9],
    ],
    clear: 0,
  });
});

it('shows a chosen Unit together with the nearest enemy, if it is close', () => {
  const units = [
    { id: 'g0', at: [10, 10] },
    { id: 't0', at: [20, 10] },
    { id: 't1', at: [16, 10] },
    { id: 't2' },
  ];
  const position = { units } as unknown as Position;
  expect(sightAround(position, 'g0', ['t0', 't1', 't2']).places).toEqual([
    [10, 10],
    [16, 10],
  ]);
  expect(sightAround(position, 'g0', ['t2']).places).toEqual([[10, 10]]);
  expect(sightAround(position, 't2', []).places).toEqual([]);
});

it('shows before attacks where both sides are close, and else all figures', () => {
  const unit = (id: string, side: string, at: Spot): object => ({ id, side, at, facing: 90 });
  const units = [unit('g0', 'green', [5, 5]), unit('g1', 'green', [40, 5]), unit('t0', 'tan', [9, 9])];
  const position = { units } as unknown as Position;
  expect(sightAsked(position, { asks: 'commit' }).places).toEqual([
    [5, 5],
    [9, 9],
  ]);
  expect(sightAsked(position, { asks: 'moves' }).places).toEqual([]);
});
