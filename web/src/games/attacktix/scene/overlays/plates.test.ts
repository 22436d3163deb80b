import { expect, it } from 'vitest';
import { apart } from './plates';

const size = [390, 500] as const;
const plate = (x: number, y: number) => ({ x, y, wide: 100, tall: 20 });

it('keeps plates whole on the screen', () => {
  expect(apart([plate(370, 100)], size)).toEqual([[-33, 0]]);
  expect(apart([plate(20, 10)], size)).toEqual([[33, 13]]);
  expect(apart([plate(200, 100)], size)).toEqual([[0, 0]]);
});

it('leaves plates of places outside the screen where they are', () => {
  expect(apart([plate(-30, 100), plate(200, 600)], size)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it('moves a plate off an earlier one, by the shorter way', () => {
  expect(apart([plate(200, 100), plate(220, 92)], size)).toEqual([
    [0, 0],
    [0, -15],
  ]);
  expect(apart([plate(200, 100), plate(220, 104)], size)).toEqual([
    [0, 0],
    [0, 19],
  ]);
});
