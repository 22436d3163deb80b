import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Climax } from './climax.svelte';

const heard: string[] = [];
const context = (moving: boolean) => ({
  sound: (name: string) => void heard.push(name),
  moving: () => moving,
});

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('the celebration of the winner', () => {
  it('is neither heard nor seen before the last step has been shown, and lasts two seconds', async () => {
    const climax = new Climax();
    let end = (): void => undefined;
    const done = climax.after(
      new Promise<void>((resolve) => (end = resolve)),
      { won: true, by: 'hq' },
      context(true),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect([climax.pending, climax.shown, heard]).toEqual([true, false, []]);
    end();
    await vi.advanceTimersByTimeAsync(1_990);
    expect([climax.pending, climax.shown, heard]).toEqual([true, true, ['win']]);
    await vi.advanceTimersByTimeAsync(20);
    await done;
    expect([climax.pending, climax.shown]).toEqual([false, false]);
  });

  it('comes after a rest on the last step, which can be skipped together with it', async () => {
    const climax = new Climax();
    const begin = () =>
      climax.after(Promise.resolve(), { won: true, by: 'hq' }, { ...context(true), beat: 1_000 });
    const done = begin();
    await vi.advanceTimersByTimeAsync(990);
    expect([climax.pending, climax.shown, heard]).toEqual([true, false, []]);
    await vi.advanceTimersByTimeAsync(20);
    expect([climax.shown, heard]).toEqual([true, ['win']]);
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    const again = begin();
    await vi.advanceTimersByTimeAsync(10);
    climax.skip();
    await again;
    expect([climax.pending, climax.shown, heard]).toEqual([false, false, ['win', 'win']]);
  });

  it('can be skipped', async () => {
    const climax = new Climax();
    const done = climax.after(Promise.resolve(), { won: false, by: 'hq' }, context(true));
    await vi.advanceTimersByTimeAsync(10);
    expect(climax.shown).toBe(true);
    climax.skip();
    await done;
    expect([climax.pending, climax.shown, heard]).toEqual([false, false, ['lose']]);
  });

  it('is heard but not seen if nothing is animated, or if the loser has given up', async () => {
    const climax = new Climax();
    await climax.after(Promise.resolve(), { won: true, by: 'hq' }, context(false));
    await climax.after(undefined, { won: true, by: 'hq' }, context(true));
    await climax.after(Promise.resolve(), { won: false, by: 'resignation' }, context(true));
    expect([climax.pending, climax.shown, heard]).toEqual([false, false, ['win', 'win', 'lose']]);
  });
});
