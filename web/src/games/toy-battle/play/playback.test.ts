import { describe, expect, it, vi } from 'vitest';
import { emptyView } from '../board/shown';
import type { Event, View } from '../types';
import { HIT_MS } from './pace';
import { Playback, type PlaybackContext } from './playback.svelte';

const placed: Event = { type: 'placed', seat: 'blue', troop: 'jumbo', on: 'b1', level: 1, extra: false };

function truth(): View {
  return { ...emptyView(), bases: { b1: ['blue:jumbo'] }, turns_taken: 1 };
}
function context(moving: boolean): PlaybackContext {
  return { fly: async () => {}, sound: () => {}, moving: () => moving };
}

describe('the playback', () => {
  it('ends on the view that came with the events', async () => {
    const playback = new Playback(emptyView());
    const view = truth();
    await playback.play(view, [placed], context(true));
    expect(playback.shown).toBe(view);
    expect(playback.busy).toBe(false);
    expect(playback.last).toEqual(['b1']);
  });

  it('shows the new view at once when nothing may move', () => {
    const playback = new Playback(emptyView());
    const view = truth();
    const quiet = context(false);
    void playback.play(view, [placed], quiet);
    expect(playback.shown).toBe(view);
    expect(playback.busy).toBe(false);
  });

  it('jumps to the new view when skipped, and plays nothing more', async () => {
    const playback = new Playback(emptyView());
    const view = truth();
    const story = playback.play(view, [placed], context(true));
    expect(playback.busy).toBe(true);
    playback.skip();
    expect(playback.shown).toBe(view);
    await story;
    expect(playback.shown).toBe(view);
  });

  it('ends on the new view even after a wrong event', async () => {
    const playback = new Playback(emptyView());
    const view = truth();
    await playback.play(view, [{ ...placed, on: 'b9' }], context(true));
    expect(playback.shown).toBe(view);
  });

  it('forgets the last move after a turn in which the player only drew', () => {
    const playback = new Playback(emptyView());
    playback.show(truth(), [placed]);
    playback.show(truth(), [{ type: 'drew', seat: 'red', count: 2, clause: 'TB-DRAW-01' }]);
    expect(playback.last).toEqual([]);
  });

  it('rests on a hit, so that the player sees it before the next step', async () => {
    vi.useFakeTimers();
    const playback = new Playback({ ...emptyView(), bases: { b1: ['red:hook'] } });
    const story = playback.play(truth(), [{ ...placed, level: 2 }], context(true));
    await vi.advanceTimersByTimeAsync(HIT_MS);
    expect([playback.hit, playback.busy]).toEqual(['b1', true]);
    await vi.runAllTimersAsync();
    await story;
    expect([playback.hit, playback.busy]).toEqual([null, false]);
    vi.useRealTimers();
  });
});
