import { expect, it } from 'vitest';
import { apart } from './apart';

const picture = { width: 390, height: 400, top: 20 };
const text = (key: number, x: number, y: number) => ({ key, x, y, width: 200, height: 30 });

it('keeps a text inside the picture, also at its edges', () => {
  const boxes = apart([text(1, 5, 200), text(2, 385, 5)], picture);
  expect(boxes.get(1)).toMatchObject({ x: 4, y: 170 });
  expect(boxes.get(2)).toMatchObject({ x: 186, y: 24 });
});

it('moves older texts up and away from the newest one, or down if there is no room above', () => {
  const high = apart([text(1, 100, 300), text(2, 110, 300), text(3, 120, 300)], picture);
  expect([1, 2, 3].map((key) => high.get(key)?.y)).toEqual([202, 236, 270]);
  const low = apart([text(1, 100, 40), text(2, 110, 40)], picture);
  expect([1, 2].map((key) => low.get(key)?.y)).toEqual([58, 24]);
});
