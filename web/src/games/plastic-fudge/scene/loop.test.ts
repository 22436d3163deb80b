import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Loop } from '../../../parts/three/loop';

/** The frames that the loop has requested and that have not run yet. */
let frames: Map<number, FrameRequestCallback>;

beforeEach(() => {
  frames = new Map();
  let next = 1;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => (frames.set(next, run), next++));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void frames.delete(frame));
});
afterEach(() => void vi.unstubAllGlobals());

/** Runs the requested frames and returns how many there were. */
function frame(now: number): number {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run(now);
  return due.length;
}

it('draws only when asked, and once even if asked several times before a frame', () => {
  const tick = vi.fn((_now: number) => false);
  const loop = new Loop(tick);
  expect(frame(0)).toBe(0);
  loop.schedule();
  loop.schedule();
  expect(frame(16)).toBe(1);
  expect(tick.mock.calls.map(([now]) => now)).toEqual([16]);
  expect(frame(32)).toBe(0);
});

it('goes on frame by frame as long as something moves, then rests', async () => {
  let left = 3;
  const tick = vi.fn(() => (left -= 1) > 0);
  const loop = new Loop(tick);
  loop.schedule();
  const rested = vi.fn();
  void loop.idle().then(rested);
  for (const now of [16, 32]) {
    expect(frame(now)).toBe(1);
    await Promise.resolve();
    expect(rested).not.toHaveBeenCalled();
  }
  expect([frame(48), frame(64)]).toEqual([1, 0]);
  await Promise.resolve();
  expect(rested).toHaveBeenCalledOnce();
  expect(tick).toHaveBeenCalledTimes(3);
  await loop.idle();
});

it('keeps a frame that was asked for while one was drawn', () => {
  let asks = true;
  const loop = new Loop(() => {
    if (asks) loop.schedule();
    asks = false;
    return false;
  });
  loop.schedule();
  expect([frame(16), frame(32), frame(48)]).toEqual([1, 1, 0]);
});

it('draws no more once it is stopped, and resolves everything that waits', async () => {
  const tick = vi.fn(() => true);
  const loop = new Loop(tick);
  loop.schedule();
  const idle = loop.idle();
  loop.stop();
  await idle;
  expect(frame(16)).toBe(0);
  expect(tick).not.toHaveBeenCalled();
});
