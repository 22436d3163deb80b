import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Asker } from './asker';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('asking', () => {
  it('asks about the newest place of a pointer only', async () => {
    const ask = vi.fn((question: unknown) => Promise.resolve(question));
    const asker = new Asker(ask);
    const heard = vi.fn();
    for (let x = 0; x < 20; x += 1) asker.newest('way', { ask: 'way', unit: 'g1', to: [x, 0] }, heard);
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ ask: 'way', unit: 'g1', to: [19, 0] });
    expect(heard).toHaveBeenCalledOnce();
  });

  it('drops an answer that comes after a newer question', async () => {
    let tell: (answer: unknown) => void = () => undefined;
    const ask = vi
      .fn()
      .mockImplementationOnce(() => new Promise((resolve) => (tell = resolve)))
      .mockResolvedValue('new');
    const asker = new Asker(ask);
    const heard = vi.fn();
    asker.newest('reach', { ask: 'reach', unit: 'g1' }, heard, 0);
    await vi.advanceTimersByTimeAsync(1);
    asker.newest('reach', { ask: 'reach', unit: 'g2' }, heard, 0);
    await vi.advanceTimersByTimeAsync(1);
    tell('old');
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('drops an answer that nobody waits for any more', async () => {
    const heard = vi.fn();
    const asker = new Asker(() => Promise.resolve('late'));
    asker.newest('reach', { ask: 'reach', unit: 'g1' }, heard, 0);
    asker.drop('reach');
    asker.newest('targets', { ask: 'targets', unit: 'g1' }, heard, 0);
    await vi.advanceTimersByTimeAsync(1);
    asker.drop('targets');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('asks the same thing once until the table changes, and again after a failure', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('too much')).mockResolvedValue('an answer');
    const asker = new Asker(ask);
    await expect(asker.reach('g1')).rejects.toThrow('too much');
    await asker.reach('g1');
    await asker.reach('g1');
    expect(ask).toHaveBeenCalledTimes(2);
    asker.forget();
    await asker.reach('g1');
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
