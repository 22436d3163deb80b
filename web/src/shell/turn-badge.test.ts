import { afterEach, expect, it, vi } from 'vitest';
import { aSummary } from '../../dev/samples';
import { api } from '../net/http';
import { countTurns, keepBadge } from './turn-badge';

const badges = navigator as unknown as Record<string, unknown>;

afterEach(() => {
  vi.useRealTimers();
  delete badges['setAppBadge'];
  delete badges['clearAppBadge'];
});

it('shows how many matches wait, and removes the number when it is stopped', async () => {
  vi.useFakeTimers();
  const [set, clear] = [vi.fn(), vi.fn()];
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
  const theirs = aSummary({ to_move: ['red'] });
  const asked = vi.spyOn(api, 'matches').mockResolvedValue([aSummary(), theirs, aSummary()]);
  const stop = keepBadge();
  await countTurns();
  expect(set.mock.lastCall).toEqual([2]);
  asked.mockRejectedValue(new Error('offline'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([set.mock.calls.length, clear.mock.calls.length]).toEqual([1, 0]);
  asked.mockResolvedValue([aSummary()]);
  await countTurns();
  expect(set.mock.lastCall).toEqual([1]);
  asked.mockResolvedValue([theirs]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clear).toHaveBeenCalledTimes(1);
  stop();
  expect(clear).toHaveBeenCalledTimes(2);
  const calls = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(200_000);
  await countTurns();
  expect(asked.mock.calls.length).toBe(calls);
});

it('sends no request if the browser has no badges', () => {
  const asked = vi.spyOn(api, 'matches');
  keepBadge()();
  expect(asked).not.toHaveBeenCalled();
});
