import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measures } from './governor';
import { Sharpness } from './sharpness';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a picture has fewer pixels only while something moves, and is sharp again when nothing moves', () => {
  const used: number[] = [];
  const redraw = vi.fn();
  const sharpness = new Sharpness(2, (ratio) => used.push(ratio), redraw);
  sharpness.allow(measures[3]);
  sharpness.moves();
  sharpness.moves();
  sharpness.rests();
  vi.advanceTimersByTime(100);
  sharpness.moves();
  sharpness.rests();
  expect([used, redraw.mock.calls.length]).toEqual([[2, 0.7], 0]);
  vi.advanceTimersByTime(500);
  expect([used, redraw.mock.calls.length]).toEqual([[2, 0.7, 2], 1]);
  sharpness.rests();
  vi.advanceTimersByTime(500);
  expect(redraw).toHaveBeenCalledOnce();
});
