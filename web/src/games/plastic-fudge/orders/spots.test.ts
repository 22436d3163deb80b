import { expect, it } from 'vitest';
import type { Hit } from '../scene/api';
import { spotOf } from './spots';

it('a tap on the foot of the flag means the place where the flag stands, not the ground behind it', () => {
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
  expect(spotOf(hit)).toEqual([24, 18]);
  expect(spotOf({ ...hit, flag: false })).toEqual([24.3, 21.7]);
});
