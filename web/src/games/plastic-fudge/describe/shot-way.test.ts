import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { Attack, Position, Preview } from '../types';
import { describeShotWay } from './shot-way';

const { position } = momentOf('moves').view;
const [unit, target] = ['g1', 't1'];
const at = { g1: [10, 10], t1: [20, 10] } as Record<string, [number, number]>;
const house = (y: number) => ({ id: 'h1', type: 'building' as const, rect: [13, y, 16, y + 3] });
const way = (y: number, sight: object = {}, legal = true): string =>
  describeShotWay(
    setup,
    {
      ...position,
      units: position.units.filter(({ id }) => id in at).map((one) => ({ ...one, at: at[one.id]! })),
      terrain: [house(y)],
    } as Position,
    { unit, target } as unknown as Attack,
    {
      legal,
      sight: { needed: true, clear: true, blocked_by: [], spotted: null, ...sight },
    } as unknown as Preview,
  );

it('says that a shot passes a building nearby, or goes over it', () => {
  expect(way(12)).toBe('Clear sight, past: building.');
  expect(way(20)).toBe('');
  expect(way(9, { needed: false, blocked_by: ['h1'] })).toBe('Over: building; this weapon needs no sight.');
  expect(way(12, {}, false)).toBe('');
});
