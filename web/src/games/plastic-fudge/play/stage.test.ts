import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Animation, Scene } from '../scene/api';
import { storyOf } from '../scene/story';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { Event, View } from '../types';
import { checksOf, lossesOf, shotsOf } from '../report/report';
import { soundsOf, timeOf } from './scenes';
import { Stage, type Backstage } from './stage.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const commit = momentOf('commit');
const morale = momentOf('morale');
const checked = momentOf('checked');
const backstage = (moves = true): Backstage & { heard: string[] } => {
  const heard: string[] = [];
  return {
    setup,
    heard,
    scene: () => null,
    storyOf: () => null,
    sound: (name) => void heard.push(name),
    moving: () => moves,
  };
};

describe('the stage', () => {
  it('tells a fight shot by shot and ends on the truth', async () => {
    const stage = new Stage(commit.view);
    const behind = backstage();
    void stage.play(morale.view, morale.events, behind);
    expect(stage.busy).toBe(true);
    expect(stage.shown).toBe(commit.view);
    const told = new Set<string>();
    for (let n = 0; n < 400 && stage.busy; n += 1) {
      if (stage.cue) told.add(stage.cue.type);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect([...told]).toEqual(expect.arrayContaining(['attack', 'hit']));
    expect(stage.shown).toBe(morale.view);
    expect(behind.heard).toContain('cover');
  });

  // The shots of both sides open at the same time; told one after another at full length, thirty of them took 38 seconds.
  it.each([3, 12, 30, 200])(
    'tells a fight of %i shots within 8 seconds, each at least a quarter of a second, and none is left out',
    async (count) => {
      const of = (type: Event['type']): Event => morale.events.find((event) => event.type === type)!;
      const shot = [of('attack'), of('hit'), of('destroyed')];
      const events = [
        of('opened'),
        ...Array.from({ length: count }, () => shot)
          .flat()
          .map((event) => ({ ...event })),
        of('phase'),
      ];
      let shown = 0;
      const began: number[] = [];
      const play = async (story: readonly (Animation | readonly Animation[])[], pace = 1): Promise<void> => {
        const shots = story.flat().filter(({ kind }) => kind === 'shot').length;
        if (shots > 0) began.push(Date.now());
        shown += shots;
        await new Promise((done) => setTimeout(done, story.length * 420 * pace));
      };
      const stage = new Stage(commit.view);
      const start = Date.now();
      void stage.play(morale.view, events, {
        ...backstage(),
        scene: () => ({ play, skip: () => undefined }) as unknown as Scene,
        storyOf: () => storyOf,
      });
      while (stage.busy && Date.now() - start < 100_000) await vi.advanceTimersByTimeAsync(10);
      expect(Date.now() - start).toBeLessThanOrEqual(8500);
      expect(shown).toBe(count);
      expect(Math.min(...began.slice(1).map((at, n) => at - (began[n] ?? 0)))).toBeGreaterThanOrEqual(240);
      expect(shotsOf(stage.report)).toHaveLength(count);
      expect(stage.shown).toBe(morale.view);
    },
  );

  it('tells a step that comes meanwhile afterwards, and skips both at once', async () => {
    const stage = new Stage(commit.view);
    void stage.play(morale.view, morale.events, backstage());
    void stage.play(checked.view, checked.events, backstage());
    await vi.advanceTimersByTimeAsync(500);
    expect(stage.shown).toBe(commit.view);
    expect(stage.behind).toBe(2);
    stage.skip();
    expect(stage.behind).toBe(0);
    expect(stage.busy).toBe(false);
    expect(stage.shown).toBe(checked.view);
    expect(shotsOf(stage.report)).toHaveLength(shotsOf(morale.events).length);
    expect(checksOf(stage.report)).toHaveLength(checksOf(checked.events).length);
  });

  it('shows the truth at once where nothing may move', () => {
    const stage = new Stage(commit.view);
    void stage.play(morale.view, morale.events, backstage(false));
    expect(stage.busy).toBe(false);
    expect(stage.shown).toBe(morale.view);
  });

  it('remembers where casualties fell', () => {
    const stage = new Stage(commit.view);
    const unit = commit.view.position.units.find(({ id, at }) => id === 'g4' && at)!;
    const fell: Event = { type: 'destroyed', unit: 'g4', clause: 'PF-DMG-01' };
    const view: View = {
      ...commit.view,
      position: {
        ...commit.view.position,
        units: commit.view.position.units.map((one) =>
          one.id === 'g4' ? { id: 'g4', side: 'green', type: 'basic', state: 'destroyed' } : one,
        ),
      },
    };
    stage.show(view, [fell]);
    expect(stage.fallen.get('g4')).toEqual({ at: unit.at, facing: unit.facing });
  });

  it('begins a new report with the next fight', () => {
    const stage = new Stage(commit.view);
    stage.show(morale.view, morale.events);
    const shots = shotsOf(stage.report).length;
    stage.show(morale.view, [{ type: 'phase', step: 'move-a', round: 3, seat: 'green' }]);
    expect(shotsOf(stage.report)).toHaveLength(shots);
    stage.show(morale.view, [{ type: 'mine', mine: 'm1', unit: 'g1', real: false, roll: null }]);
    expect(shotsOf(stage.report)).toHaveLength(1);
  });
});

describe('the report', () => {
  it('puts every defence with its attack', () => {
    const shots = shotsOf(morale.events);
    expect(shots.length).toBeGreaterThan(2);
    expect(
      shots.every(({ opening, after }) => after.every((event) => !('target' in event) || 'unit' in opening)),
    ).toBe(true);
    expect(lossesOf(morale.events).fallen).toEqual(
      morale.events.flatMap((event) => (event.type === 'destroyed' ? [event.unit] : [])),
    );
  });
});

describe('time and sound', () => {
  it('are given to what is seen', () => {
    expect(morale.events.reduce((sum, event) => sum + timeOf(event), 0)).toBeGreaterThan(3000);
    expect(soundsOf([{ type: 'phase', step: 'move-a', round: 1, seat: 'green' }], ['green'])).toEqual([
      'turn',
    ]);
    expect(soundsOf([{ type: 'phase', step: 'move-a', round: 1, seat: 'tan' }], ['green'])).toEqual([]);
  });
});
