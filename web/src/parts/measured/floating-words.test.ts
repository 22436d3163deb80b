import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FloatingWords, type Word } from './floating-words.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const word = (text: string, at: [number, number]): Word => ({ text, tone: 'soft', at });

it('shows words once at each place, and removes them after a while', () => {
  const words = new FloatingWords();
  words.say([word('Down!', [1, 1]), word('−30', [1, 1]), word('Down!', [1, 1]), word('Missed', [2, 2])]);
  expect(words.shown.map(({ text }) => text)).toEqual(['−30', 'Down!', 'Missed']);
  vi.advanceTimersByTime(10_000);
  expect(words.shown).toEqual([]);
});

it('shows only the newest of very many', () => {
  const words = new FloatingWords();
  words.say(Array.from({ length: 40 }, (_, n) => word(String(n), [n, 0])));
  expect(words.shown.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, n) => String(n + 30)));
});
