import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { Attack, Position, Preview } from '../types';
import { describeShotWay } from './shot-way';

const { position } = momentOf('moves').view;
const [unit, target] = ['g1', 't1'];
const at = { g1: [10, 10], t1: [20, 10] } as Record<string, [number, number]>;
type Rect = [number, number, number, number];
const house = (y: number): Rect => [13, y, 16, y + 3];
const way = (y: number, sight: object = {}, legal = true): string => past(house(y), sight, legal);
const past = (rect: Rect, sight: object = {}, legal = true, more: object = {}): string =>
  describeShotWay(
    setup,
    {
      ...position,
      units: position.units.filter(({ id }) => id in at).map((one) => ({ ...one, at: at[one.id]! })),
      terrain: [{ id: 'h1', type: 'building', rect, ...more }],
    } as Position,
    { unit, target } as unknown as Attack,
    {
      legal,
      sight: { needed: true, clear: true, blocked_by: [], spotted: null, ...sight },
    } as unknown as Preview,
  );

it('says that a shot passes a building nearby, or goes over it', () => {
  expect(way(12)).toBe('Clear sight past a building.');
  expect(way(20)).toBe('');
  expect(way(9, { needed: false, blocked_by: ['h1'] })).toBe('Over a building; this weapon needs no sight.');
  expect(way(12, {}, false)).toBe('');
});

it('says that a shot passes over a hill or a wall between shooter and target, but not over flat ground', () => {
  const over = (type: string, rect: Rect, height?: number): string => past(rect, {}, true, { type, height });
  expect(over('low-wall', [14, 9, 14.4, 12])).toBe('Clear sight, over a low wall.');
  expect(over('open', [13, 9, 16, 12], 3)).toBe('Clear sight, over a hill.');
  expect(over('open', [9, 9, 12, 12], 3), 'the shooter stands on it').toBe('');
  expect(over('forest', [13, 9, 16, 12])).toBe('');
});

it('names no building behind the shooter or the target, or under one of them, but a long one beside the line', () => {
  expect(past([6, 9, 9, 12]), 'behind the shooter').toBe('');
  expect(past([21, 9, 24, 12]), 'beyond the target').toBe('');
  expect(past([6, 11, 9.9, 14]), 'behind and aside').toBe('');
  expect(past([8, 8, 11, 12]), 'the shooter stands on it').toBe('');
  expect(past([0, 12, 40, 14]), 'longer than the line').toBe('Clear sight past a building.');
  expect(past([14, 12, 14.5, 20]), 'a narrow end towards the line').toBe('Clear sight past a building.');
  expect(past([0, 14, 40, 16]), 'too far aside').toBe('');
});
