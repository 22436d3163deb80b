import { expect, it, vi } from 'vitest';
import { Governor, measures } from './governor';

/** Draws some frames of equal length. */
function draw(governor: Governor, frames: number, took: number): void {
  for (let n = 0; n < frames; n += 1) governor.frame(took);
}

it('leaves out more and more while frames are slow, until there is no more to leave out', () => {
  const told: unknown[] = [];
  const governor = new Governor((measure) => told.push(measure));
  draw(governor, 6 * 9, 120);
  expect(told).toEqual(measures.slice(1));
});

it('leaves out nothing while frames are quick, even if a single one is slow', () => {
  const governor = new Governor(() => expect.unreachable());
  for (let n = 0; n < 200; n += 1) governor.frame(n % 6 === 3 ? 900 : 16);
  expect(governor.measure).toBe(measures[0]);
});

it('draws everything again once frames have been quick for a while', () => {
  const governor = new Governor(() => undefined);
  draw(governor, 6 * 9, 120);
  expect(governor.measure).toBe(measures.at(-1));
  draw(governor, 6 * 4 * 9, 12);
  expect(governor.measure).toBe(measures[0]);
});

it('tries less and less often to draw more if that has proved too slow', () => {
  const told = vi.fn();
  const governor = new Governor(told);
  const tries = (frames: number): number => {
    told.mockClear();
    // Only frames with low sharpness are quick.
    for (let n = 0; n < frames; n += 1) governor.frame(governor.measure.sharpness > 1 ? 90 : 15);
    return told.mock.calls.length;
  };
  const early = tries(600);
  expect(early).toBeGreaterThan(2);
  expect(tries(600)).toBeLessThan(early);
});
