import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuestionQueue } from './question-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('asking', () => {
  it('asks only about the newest place of a pointer', async () => {
    const ask = vi.fn((question: unknown) => Promise.resolve(question));
    const questions = new QuestionQueue(ask);
    const heard = vi.fn();
    for (let x = 0; x < 20; x += 1) questions.newest('way', { ask: 'way', unit: 'g1', to: [x, 0] }, heard);
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ ask: 'way', unit: 'g1', to: [19, 0] });
    expect(heard).toHaveBeenCalledOnce();
  });

  it('ignores an answer that comes after a newer question', async () => {
    let tell: (answer: unknown) => void = () => undefined;
    const ask = vi
      .fn()
      .mockImplementationOnce(() => new Promise((resolve) => (tell = resolve)))
      .mockResolvedValue('new');
    const questions = new QuestionQueue(ask);
    const heard = vi.fn();
    questions.newest('reach', { ask: 'reach', unit: 'g1' }, heard, 0);
    await vi.advanceTimersByTimeAsync(1);
    questions.newest('reach', { ask: 'reach', unit: 'g2' }, heard, 0);
    await vi.advanceTimersByTimeAsync(1);
    tell('old');
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('ignores an answer that is no longer wanted', async () => {
    const heard = vi.fn();
    const questions = new QuestionQueue(() => Promise.resolve('late'));
    questions.newest('reach', { ask: 'reach', unit: 'g1' }, heard, 0);
    questions.drop('reach');
    questions.newest('targets', { ask: 'targets', unit: 'g1' }, heard, 0);
    await vi.advanceTimersByTimeAsync(1);
    questions.drop('targets');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('asks a question only once until the table changes, and again after a failure', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('too many requests')).mockResolvedValue('an answer');
    const questions = new QuestionQueue(ask);
    await expect(questions.reach('g1')).rejects.toThrow('too many requests');
    await questions.reach('g1');
    await questions.reach('g1');
    expect(ask).toHaveBeenCalledTimes(2);
    questions.forget();
    await questions.reach('g1');
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
