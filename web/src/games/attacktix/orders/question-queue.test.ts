import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuestionQueue } from './question-queue';

const question = { ask: 'aims', figure: 'p1-01' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks again if a question fails, as when the connection is lost', async () => {
  const asked = vi
    .fn<(question: unknown) => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ targets: [] });
  const heard: unknown[] = [];
  new QuestionQueue(asked).newest('aims', question, (answer) => heard.push(answer), 0);
  await vi.advanceTimersByTimeAsync(100);
  expect([asked.mock.calls.length, heard]).toEqual([1, [null]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked.mock.calls.length, heard]).toEqual([2, [null, { targets: [] }]]);
});

it('stops asking after six tries, and at once if the question is dropped', async () => {
  const asked = vi.fn<(question: unknown) => Promise<unknown>>().mockRejectedValue(new Error('no'));
  const questions = new QuestionQueue(asked);
  questions.newest('aims', question, () => undefined, 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(6);
  questions.newest('aims', question, () => undefined, 0);
  await vi.advanceTimersByTimeAsync(10);
  questions.drop('aims');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(7);
});
