import { expect, it } from 'vitest';
import { Governor, measures } from './governor';

/** Moves the picture for some frames of equal length. */
function move(governor: Governor, frames: number, long: number): void {
  for (let n = 0; n <= frames; n += 1) governor.frame(n * long, n < frames);
}

it('leaves out more and more while frames are slow, and at last nothing more', () => {
  const told: unknown[] = [];
  const governor = new Governor((measure) => told.push(measure));
  move(governor, 6 * 9, 120);
  expect(told).toEqual(measures.slice(1));
});

it('leaves quick pictures alone, and waits between movements do not count', () => {
  const governor = new Governor(() => expect.unreachable());
  move(governor, 200, 16);
  for (let n = 0; n < 40; n += 1) governor.frame(n * 700, false);
  expect(governor.measure).toBe(measures[0]);
});
