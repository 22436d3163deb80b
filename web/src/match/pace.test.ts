import { afterEach, expect, it } from 'vitest';
import type { GameTable } from '../contract';
import { choose, playing, timeShare } from '../parts/device/settings.svelte';
import { paceOf } from './pace';

const game = {
  timeOf: (events) => events.reduce((sum, { type }) => sum + (type === 'slow' ? 3_000 : 500), 0),
} as GameTable;

afterEach(() => choose({ tempo: 'normal', motion: 'system' }));

it('shows a step for the time of its events, scaled by the speed of the table', () => {
  const events = [{ type: 'quick' }, { type: 'quick' }];
  expect(paceOf(game, events, 1)).toBe(1_000);
  expect(paceOf(game, events, 0.5)).toBe(500);
  expect(paceOf(game, events, 0)).toBe(0);
});

it('shows a long step no longer than its limit', () => {
  const long = paceOf(game, [{ type: 'slow' }, { type: 'slow' }], 1);
  expect(long).toBe(4_000);
  expect(paceOf(game, [{ type: 'slow' }, { type: 'slow' }], 0.5)).toBe(long / 2);
});

it('plays no animations at the speed "once" or with less motion', () => {
  choose({ motion: 'full' });
  expect([timeShare(), playing()]).toEqual([1, true]);
  choose({ tempo: 'double' });
  expect([timeShare(), playing()]).toEqual([0.5, true]);
  expect(document.documentElement.style.getPropertyValue('--r-share')).toBe('0.5');
  choose({ tempo: 'once' });
  expect([timeShare(), playing()]).toEqual([0, false]);
  choose({ tempo: 'normal', motion: 'less' });
  expect(playing()).toBe(false);
});
