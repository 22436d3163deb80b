import { render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Answers from './Answers.svelte';
import type { Answer } from './answers';

const answers: Answer[] = [{ key: 'end', text: 'End', letter: '', main: true, say: () => {} }];

afterEach(() => void vi.useRealTimers());

it('ignores presses for a moment after the button that skips has disappeared', async () => {
  vi.useFakeTimers();
  const { container, rerender } = render(Answers, { answers, skip: null });
  const isGuarded = (): boolean => container.querySelector('.answers.guarded') !== null;
  expect(isGuarded()).toBe(false);
  await rerender({ answers: [], skip: () => {} });
  expect(isGuarded()).toBe(false);
  await rerender({ answers, skip: null });
  expect(isGuarded()).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(isGuarded()).toBe(false);
});

it('ignores presses for a moment after an answer', async () => {
  vi.useFakeTimers();
  const say = vi.fn();
  const { container, getByRole } = render(Answers, {
    answers: [{ key: 'end', text: 'End', letter: '', main: true, say }],
    skip: null,
  });
  getByRole('button', { name: 'End' }).click();
  expect(say).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(499);
  expect(container.querySelector('.answers.guarded')).not.toBe(null);
  await vi.advanceTimersByTimeAsync(1);
  expect(container.querySelector('.answers.guarded')).toBe(null);
});
