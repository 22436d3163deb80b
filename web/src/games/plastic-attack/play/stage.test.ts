import { describe, expect, it, vi } from 'vitest';
import { step } from '../../../../dev/plastic-attack/step';
import { momentOf } from '../../../../dev/plastic-attack/views';
import { Stage, type Backstage } from './stage.svelte';

function backstage(moving: boolean): Backstage {
  return { fly: async () => {}, sound: () => {}, moving: () => moving };
}

describe('the stage', () => {
  it('ends on the very view that came with the events, and keeps the last totals', async () => {
    vi.useFakeTimers();
    const moment = momentOf('choose', '2009', 2);
    const { view, events } = step(moment);
    const stage = new Stage(moment.view);
    const story = stage.play(view, events, backstage(true));
    expect(stage.busy).toBe(true);
    await vi.runAllTimersAsync();
    await story;
    expect(stage.shown).toBe(view);
    expect(stage.busy).toBe(false);
    expect(stage.past?.won).toBe(true);
    expect(stage.top).toBe('5c');
    vi.useRealTimers();
  });

  it('shows the truth at once when nothing may move, and still keeps the totals', () => {
    const moment = momentOf('choose', 'revised', 2);
    const { view, events } = step(moment);
    const stage = new Stage(moment.view);
    void stage.play(view, events, backstage(false));
    expect(stage.shown).toBe(view);
    expect(stage.past?.sums?.[0].card).toBe('Qs');
  });

  it('forgets the last totals when a replay jumps', () => {
    const moment = momentOf('choose', '2009', 2);
    const { view, events } = step(moment);
    const stage = new Stage(moment.view);
    stage.show(view, events, true);
    expect(stage.past?.won).toBe(true);
    stage.show(momentOf('attack', '2009', 2).view, [], true);
    expect(stage.past).toBeNull();
  });

  it('recalls the last totals of what happened before it was set', () => {
    const moment = momentOf('choose', 'revised', 2);
    const { view, events } = step(moment);
    const stage = new Stage({ ...view, battle: null });
    expect(stage.past).toBeNull();
    stage.recall(events);
    expect(stage.past?.won).toBe(true);
    stage.recall([]);
    expect([stage.past, stage.top]).toEqual([null, null]);
  });

  it('jumps to the truth when skipped, and the story stays ended', async () => {
    const moment = momentOf('choose', '2009', 2);
    const { view, events } = step(moment);
    const stage = new Stage(moment.view);
    const story = stage.play(view, events, backstage(true));
    stage.skip();
    expect(stage.shown).toBe(view);
    await story;
    expect(stage.shown).toBe(view);
    expect(stage.cue).toBeNull();
  });

  it('takes a wrong event for a spoilt picture, never for a position', () => {
    const moment = momentOf('choose', '2009', 2);
    const stage = new Stage(moment.view);
    const next = structuredClone(moment.view);
    void stage.play(
      next,
      [{ type: 'captured', figure: 'Nobody', from: 'red', by: 'blue', clause: '' }],
      backstage(true),
    );
    stage.skip();
    expect(stage.shown).toBe(next);
  });
});
