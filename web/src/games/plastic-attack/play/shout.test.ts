import { expect, it, vi } from 'vitest';
import type { Event } from '../types';
import { isLoud, Shout } from './shout.svelte';

const captured: Event = { type: 'captured', figure: 'Moss Lion', by: 'red', from: 'blue', clause: 'PA-R-22' };
const joins = (by: 'recover' | 'mind-control'): Event => ({
  type: 'joined',
  figure: 'Moss Lion',
  seat: 'blue',
  power: 4,
  by,
  clause: 'PA-R-30',
});

it('calls out captures and rescues, and nothing else', () => {
  expect(isLoud(captured)).toBe(true);
  expect(isLoud(joins('recover'))).toBe(true);
  expect(isLoud(joins('mind-control'))).toBe(false);
  expect(isLoud(null)).toBe(false);
});

it('takes the word away after a moment', () => {
  vi.useFakeTimers();
  const shout = new Shout();
  shout.hear([joins('recover'), captured, null]);
  expect(shout.now).toBe(captured);
  shout.hear([null]);
  expect(shout.now).toBe(captured);
  vi.advanceTimersByTime(2_000);
  expect(shout.now).toBe(null);
  vi.useRealTimers();
});
