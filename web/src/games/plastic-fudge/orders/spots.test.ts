import { expect, it } from 'vitest';
import type { Hit } from '../scene/api';
import { spotOf, unitMeant } from './spots';

const hit: Hit = {
  at: [24, 18],
  ground: [24.3, 21.7],
  onTable: true,
  unit: null,
  ghost: null,
  sign: null,
  flag: true,
  piece: null,
};

it('a tap on the foot of the flag means the place where the flag stands, not the ground behind it', () => {
  expect(spotOf(hit)).toEqual([24, 18]);
  expect(spotOf({ ...hit, flag: false })).toEqual([24.3, 21.7]);
});

it('a finger near a figure means that figure if it is of use now, but never the chosen one', () => {
  const near = { ...hit, unit: 'g1', loose: true };
  expect(unitMeant(near, null, () => true)).toBe('g1');
  expect(unitMeant(near, 'g1', () => true)).toBeNull();
  expect(unitMeant(near, 'g2', () => false)).toBeNull();
  expect(unitMeant({ ...near, ground: [24.3, 18.7], loose: false }, 'g1', () => false)).toBe('g1');
});

it('a tap on the head of the chosen Unit means the ground that the head hides', () => {
  const head = { ...hit, unit: 'g1', flag: false };
  expect(unitMeant(head, 'g1', () => true)).toBeNull();
  expect(unitMeant(head, 'g2', () => true)).toBe('g1');
  expect(unitMeant({ ...head, ground: [24, 19] }, 'g1', () => true)).toBe('g1');
  expect(unitMeant(head, 'g1', () => true, false)).toBe('g1');
});
