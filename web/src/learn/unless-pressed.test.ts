import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlessPressed } from './unless-pressed';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls back after the wait', () => {
  const then = vi.fn();
  unlessPressed(2500, then);
  vi.advanceTimersByTime(2400);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(then).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'keydown'])('does not call back after a %s during the wait', (press) => {
  const then = vi.fn();
  unlessPressed(2500, then);
  document.body.dispatchEvent(new Event(press));
  vi.advanceTimersByTime(10_000);
  expect(then).not.toHaveBeenCalled();
});

it('does not call back once it is stopped', () => {
  const then = vi.fn();
  unlessPressed(2500, then)();
  vi.advanceTimersByTime(10_000);
  expect(then).not.toHaveBeenCalled();
});
