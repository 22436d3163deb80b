import { describe, expect, it, vi } from 'vitest';
import { step } from '../../../../dev/plastic-attack/step';
import { momentOf } from '../../../../dev/plastic-attack/views';
import type { Event } from '../types';
import { Playback, type PlaybackContext } from './playback.svelte';

function context(moving: boolean): PlaybackContext {
  return { fly: async () => {}, sound: () => {}, moving: () => moving };
}

describe('the playback', () => {
  it('ends on the view that came with the events, and keeps the totals of the last battle', async () => {
    vi.useFakeTimers();
    const moment = momentOf('choose', '2009', 2);
    const { view, events } = step(moment);
    const playback = new Playback(moment.view);
    const story = playback.play(view, events, context(true));
    expect(playback.busy).toBe(true);
    await vi.runAllTimersAsync();
    await story;
    expect(playback.shown).toBe(view);
    expect(playback.busy).toBe(false);
    expect(playback.past?.won).toBe(true);
    expect(playback.top).toBe('5c');
    vi.useRealTimers();
  });

  it('shows the new view at once if animations are off, and still keeps the totals', () => {
    const moment = momentOf('choose', 'revised', 2);
    const { view, events } = step(moment);
    const playback = new Playback(moment.view);
    void playback.play(view, events, context(false));
    expect(playback.shown).toBe(view);
    expect(playback.past?.sums?.[0].card).toBe('Qs');
    expect(playback.after.map(({ type }) => type)).toEqual(['wounded', 'used']);
  });

  it('forgets the last totals when a replay jumps', () => {
    const moment = momentOf('choose', '2009', 2);
    const { view, events } = step(moment);
    const playback = new Playback(moment.view);
    playback.show(view, events, true);
    expect(playback.past?.won).toBe(true);
    playback.show(momentOf('attack', '2009', 2).view, [], true);
    expect(playback.past).toBeNull();
  });

  it('recalls the last totals from the events before its view', () => {
    const moment = momentOf('choose', 'revised', 2);
    const { view, events } = step(moment);
    const playback = new Playback({ ...view, battle: null });
    expect(playback.past).toBeNull();
    playback.recall(events);
    expect(playback.past?.won).toBe(true);
    playback.recall([]);
    expect([playback.past, playback.top]).toEqual([null, null]);
  });

  it('keeps an earlier battle beside the next one until the viewer decides, even after a skip', () => {
    const moment = momentOf('choose', '2009', 2);
    const { view, events } = step(moment);
    const viewer = view.viewer!;
    const other = view.seats.find(({ seat }) => seat !== viewer)!.seat;
    const attack = { type: 'attacked', seat: other, with: 'Lion', player: viewer, clause: '' } as Event;
    const playback = new Playback(moment.view);
    void playback.play({ ...view, battle: null }, [...events, attack], context(true));
    playback.skip();
    expect(playback.past).toBeNull();
    expect(playback.earlier?.battle.won).toBe(true);
    playback.show(view, [{ type: 'defended', seat: viewer, with: 'Lion' } as Event]);
    expect(playback.earlier).toBeNull();
  });

  it('jumps to the new view at a skip, and plays nothing more', async () => {
    const moment = momentOf('choose', '2009', 2);
    const { view, events } = step(moment);
    const playback = new Playback(moment.view);
    const story = playback.play(view, events, context(true));
    playback.skip();
    expect(playback.shown).toBe(view);
    await story;
    expect(playback.shown).toBe(view);
    expect(playback.cue).toBeNull();
  });

  it('ends on the new view even after an event about a figure that does not exist', () => {
    const moment = momentOf('choose', '2009', 2);
    const playback = new Playback(moment.view);
    const next = structuredClone(moment.view);
    void playback.play(
      next,
      [{ type: 'captured', figure: 'Nobody', from: 'red', by: 'blue', clause: '' }],
      context(true),
    );
    playback.skip();
    expect(playback.shown).toBe(next);
  });
});
