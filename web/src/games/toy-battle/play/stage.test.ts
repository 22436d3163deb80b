import { describe, expect, it } from 'vitest';
import { emptyView } from '../board/shown';
import type { Event, View } from '../types';
import { Stage, type Backstage } from './stage.svelte';

const placed: Event = { type: 'placed', seat: 'blue', troop: 'jumbo', on: 'b1', level: 1, extra: false };

function truth(): View {
  return { ...emptyView(), bases: { b1: ['blue:jumbo'] }, turns_taken: 1 };
}
function backstage(moving: boolean): Backstage {
  return { fly: async () => {}, sound: () => {}, moving: () => moving };
}

describe('the stage', () => {
  it('ends on the very view that came with the events', async () => {
    const stage = new Stage(emptyView());
    const view = truth();
    await stage.play(view, [placed], backstage(true));
    expect(stage.shown).toBe(view);
    expect(stage.busy).toBe(false);
    expect(stage.last).toEqual(['b1']);
  });

  it('shows the truth at once when nothing may move', () => {
    const stage = new Stage(emptyView());
    const view = truth();
    const quiet = backstage(false);
    void stage.play(view, [placed], quiet);
    expect(stage.shown).toBe(view);
    expect(stage.busy).toBe(false);
  });

  it('jumps to the truth when skipped, and the story stays ended', async () => {
    const stage = new Stage(emptyView());
    const view = truth();
    const story = stage.play(view, [placed], backstage(true));
    expect(stage.busy).toBe(true);
    stage.skip();
    expect(stage.shown).toBe(view);
    await story;
    expect(stage.shown).toBe(view);
  });

  it('takes a wrong event for a spoilt picture, never for a position', async () => {
    const stage = new Stage(emptyView());
    const view = truth();
    await stage.play(view, [{ ...placed, on: 'b9' }], backstage(true));
    expect(stage.shown).toBe(view);
  });

  it('forgets the last move when somebody drew instead', () => {
    const stage = new Stage(emptyView());
    stage.show(truth(), [placed]);
    stage.show(truth(), [
      { type: 'drew', seat: 'red', count: 2, troops: null, by: null, clause: 'TB-DRAW-01' },
    ]);
    expect(stage.last).toEqual([]);
  });
});
