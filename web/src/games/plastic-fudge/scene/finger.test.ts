import { expect, it } from 'vitest';
import type { Figure, Spot } from './api';
import { underFinger } from './finger';

const figure = (id: string, at: Spot, state: Figure['state'] = 'steady'): Figure => ({
  id,
  side: 'green',
  type: 'basic',
  at,
  facing: 90,
  state,
});
/** A picture from the side: an inch has 20 pixels, and the ground is at 400. */
const seen = ([x]: Spot, high: number): { x: number; y: number } => ({ x: x * 20, y: 400 - high * 20 });

it('a finger means the nearest figure within its breadth, but never a casualty', () => {
  const figures = [figure('g1', [5, 5]), figure('g2', [7, 5]), figure('g3', [9, 5], 'destroyed')];
  expect(underFinger(108, 410, figures, seen)?.id, 'below the feet').toBe('g1');
  expect(underFinger(126, 400, figures, seen)?.id, 'between the two, nearer to the second').toBe('g2');
  expect(underFinger(180, 400, figures, seen)).toBeNull();
  expect(underFinger(100, 440, figures, seen), 'too far below').toBeNull();
});
