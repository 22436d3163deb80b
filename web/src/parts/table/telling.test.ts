import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../device/settings.svelte';
import { Telling } from './telling.svelte';

const view = (step: number, viewer: string | null = 'red') => ({ viewer, step });
const [before, after] = [view(1), view(2)];

beforeEach(() => {
  vi.useFakeTimers();
  choose({ motion: 'full', tempo: 'normal' });
});
afterEach(() => vi.useRealTimers());

describe('what a simple table shows', () => {
  it('stays as it was until the step has been animated', async () => {
    const telling = new Telling(before);
    telling.take(after, 3_000);
    await vi.advanceTimersByTimeAsync(2_990);
    expect([telling.shown, telling.busy]).toEqual([before, true]);
    await vi.advanceTimersByTimeAsync(20);
    expect([telling.shown, telling.busy]).toEqual([after, false]);
  });

  it('changes at once if the step takes no time, the viewer changes, or animations are off', () => {
    const telling = new Telling(before);
    telling.take(after, 0);
    expect(telling.shown).toBe(after);
    const other = view(3, 'blue');
    telling.take(other, 3_000);
    expect(telling.shown).toBe(other);
    choose({ motion: 'less' });
    const last = view(4, 'blue');
    telling.take(last, 3_000);
    expect([telling.shown, telling.busy]).toEqual([last, false]);
  });

  it('changes to the next step, even if that comes before the animation of this one has ended', async () => {
    const telling = new Telling(before);
    telling.take(after, 3_000);
    const next = view(3);
    telling.take(next, 0);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(telling.shown).toBe(next);
  });

  it('changes at once when the player skips the animation', async () => {
    const telling = new Telling(before);
    telling.take(after, 3_000);
    telling.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(telling.shown).toBe(after);
  });

  it('celebrates the end only after the last step was animated and in sight for a while', async () => {
    const [telling, sound] = [new Telling(before), vi.fn()];
    telling.take(after, 3_000);
    telling.end({ won: true, by: 'marbles' }, sound);
    await vi.advanceTimersByTimeAsync(3_100);
    expect([telling.busy, telling.climax.pending, telling.climax.shown]).toEqual([false, true, false]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect([telling.climax.shown, sound.mock.calls]).toEqual([true, [['win']]]);
    await vi.advanceTimersByTimeAsync(2_100);
    expect([telling.climax.pending, telling.climax.shown]).toEqual([false, false]);
  });
});
