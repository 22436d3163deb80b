import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Animation, Scene } from '../scene/api';
import { animationsOf } from '../scene/story';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import { describeThrow } from '../describe/throw';
import { namingFor } from '../describe/units';
import type { Event, EventOf, View } from '../types';
import { checksOf, lossesOf, shotsOf } from '../report/report';
import { soundsOf, timeOf } from './scenes';
import { Playback, type PlaybackContext } from './playback.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const commit = momentOf('commit');
const morale = momentOf('morale');
const checked = momentOf('checked');
const context = (moves = true): PlaybackContext & { heard: string[]; said: string[] } => {
  const heard: string[] = [];
  const said: string[] = [];
  return {
    setup,
    heard,
    said,
    say: (words) => void said.push(...words.map(({ text }) => text)),
    scene: () => null,
    animationsOf: () => null,
    sound: (name) => void heard.push(name),
    moving: () => moves,
  };
};

describe('the playback', () => {
  it('shows a fight shot by shot, and ends on the new view', async () => {
    const playback = new Playback(commit.view);
    const behind = context();
    void playback.play(morale.view, morale.events, behind);
    expect(playback.busy).toBe(true);
    expect(playback.shown).toBe(commit.view);
    const told = new Set<string>();
    for (let n = 0; n < 400 && playback.busy; n += 1) {
      if (playback.cue) told.add(playback.cue.type);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect([...told]).toEqual(expect.arrayContaining(['attack', 'hit']));
    expect(playback.shown).toBe(morale.view);
    expect(behind.heard).toContain('cover');
  });

  it('shows the run that decides a battle to its end, and not in a hurry', async () => {
    const unit = setup.units[0]!.id;
    const rout = { type: 'rout', unit, way: [[9, 9] as const, [9, 0] as const], facing: 270, fled: true };
    const end = { type: 'end', winner: 'tan', by: 'losses', clause: 'PF-R-72' };
    let ran = (): void => undefined;
    const paces: number[] = [];
    const scene = {
      play: (_: unknown, pace: number) => (paces.push(pace), new Promise<void>((done) => (ran = done))),
      near: () => undefined,
      skip: () => undefined,
    } as unknown as Scene;
    const playback = new Playback(commit.view);
    const story = [rout, end] as unknown as Event[];
    void playback.play(morale.view, story, {
      ...context(),
      scene: () => scene,
      animationsOf: () => animationsOf,
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([playback.busy, playback.shown === commit.view]).toEqual([true, true]);
    expect(paces[0]).toBeGreaterThan(1);
    ran();
    await vi.advanceTimersByTimeAsync(0);
    ran();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(playback.busy).toBe(false);
  });

  it('begins the next Round only after the player has read the fight, or had the time to', async () => {
    const initiative = { type: 'initiative', green: 1, tan: 0, dice: [[0], [0]], modifiers: [[], []] };
    const story = [initiative] as unknown as Event[];
    let read = 0;
    const reader = { ...context(), unread: () => true, read: () => void (read += 1) };
    const playback = new Playback(commit.view);
    void playback.play(morale.view, story, reader);
    await vi.advanceTimersByTimeAsync(8_000);
    expect([playback.reading, playback.cue, read]).toEqual([true, null, 0]);
    playback.goOn();
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.reading, read]).toEqual([false, 1]);
    expect(playback.cue?.type).toBe('initiative');
    const late = new Playback(commit.view);
    void late.play(morale.view, story, reader);
    await vi.advanceTimersByTimeAsync(12_500);
    expect([late.reading, read]).toEqual([false, 2]);
    const skipped = new Playback(commit.view);
    void skipped.play(morale.view, story, reader);
    await vi.advanceTimersByTimeAsync(100);
    skipped.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([skipped.reading, skipped.busy]).toEqual([false, false]);
  });

  it('is over only when it has also shown the steps that came meanwhile', async () => {
    const playback = new Playback(commit.view);
    const over: string[] = [];
    void playback.play(morale.view, morale.events, context()).then(() => over.push('first'));
    void playback.play(checked.view, checked.events, context()).then(() => over.push('second'));
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.behind, over]).toEqual([2, []]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([playback.shown, over]).toEqual([checked.view, ['first', 'second']]);
  });

  it('says the result of a shot only after it has been shown', async () => {
    const playback = new Playback(commit.view);
    const behind = context();
    let seen = (): void => undefined;
    const play = (): Promise<void> => new Promise((done) => (seen = done));
    const scene = {
      play,
      near: () => undefined,
      back: () => undefined,
      skip: () => undefined,
    } as unknown as Scene;
    const destroyed = morale.events.find((event) => event.type === 'destroyed')!;
    const events = [destroyed];
    void playback.play(morale.view, events, { ...behind, scene: () => scene });
    await vi.advanceTimersByTimeAsync(2000);
    expect(behind.said).toEqual([]);
    seen();
    await vi.advanceTimersByTimeAsync(2000);
    expect(behind.said).toEqual(['Down!']);
  });

  it('says what the dice decide only once they lie still', async () => {
    const playback = new Playback(commit.view);
    const behind = context();
    const hit = morale.events.find(
      (event): event is EventOf<'hit'> => event.type === 'hit' && event.result === 'kill',
    )!;
    void playback.play(morale.view, [hit], behind);
    expect([playback.cue, playback.rolling, behind.said, behind.heard]).toEqual([hit, true, [], []]);
    expect(describeThrow(hit, setup, namingFor(setup, 'green'))).toMatch(
      / makes .*\. .* throws for Defence…$/,
    );
    const own = setup.units.find(({ id }) => id === hit.target)!.side;
    expect(describeThrow(hit, setup, namingFor(setup, own))).toMatch(
      / makes .*\. Your .* throws for Defence…$/,
    );
    await vi.advanceTimersByTimeAsync(700);
    expect([playback.rolling, behind.said.length, behind.heard]).toEqual([false, 1, ['pin']]);
  });

  it('rolls no dice after a skip, and makes no sound of what they decided', () => {
    const playback = new Playback(commit.view);
    const behind = context();
    const kill = morale.events.filter((event) => event.type === 'hit' && event.result === 'kill');
    void playback.play(morale.view, kill, behind);
    expect(playback.rolling).toBe(true);
    playback.skip();
    expect([playback.rolling, behind.heard]).toEqual([false, []]);
  });

  // The shots of both sides begin at the same time. When they were shown one after another at full length,
  // thirty of them took 38 seconds.
  it.each([3, 12, 30, 200])(
    'tells all %i shots of a fight within 4 seconds, each for at least a quarter of a second',
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
      const playback = new Playback(commit.view);
      const start = Date.now();
      void playback.play(morale.view, events, {
        ...context(),
        scene: () =>
          ({ play, near: () => undefined, back: () => undefined, skip: () => undefined }) as unknown as Scene,
        animationsOf: () => animationsOf,
      });
      while (playback.busy && Date.now() - start < 100_000) await vi.advanceTimersByTimeAsync(10);
      expect(Date.now() - start).toBeLessThanOrEqual(4500);
      expect(shown).toBe(count);
      expect(Math.min(...began.slice(1).map((at, n) => at - (began[n] ?? 0)))).toBeGreaterThanOrEqual(240);
      expect(shotsOf(playback.report)).toHaveLength(count);
      expect(playback.shown).toBe(morale.view);
    },
  );

  it('plays a step that comes during another one afterwards, and skips both at once', async () => {
    const playback = new Playback(commit.view);
    void playback.play(morale.view, morale.events, context());
    void playback.play(checked.view, checked.events, context());
    await vi.advanceTimersByTimeAsync(500);
    expect(playback.shown).toBe(commit.view);
    expect(playback.behind).toBe(2);
    playback.skip();
    expect(playback.behind).toBe(0);
    expect(playback.busy).toBe(false);
    expect(playback.shown).toBe(checked.view);
    expect(shotsOf(playback.report)).toHaveLength(shotsOf(morale.events).length);
    expect(checksOf(playback.report)).toHaveLength(checksOf(checked.events).length);
  });

  it('shows the new view at once where nothing may move', () => {
    const playback = new Playback(commit.view);
    void playback.play(morale.view, morale.events, context(false));
    expect(playback.busy).toBe(false);
    expect(playback.shown).toBe(morale.view);
  });

  it('remembers where casualties fell', () => {
    const playback = new Playback(commit.view);
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
    playback.show(view, [fell]);
    expect(playback.fallen.get('g4')).toEqual({ at: unit.at, facing: unit.facing });
  });

  it('begins a new report with the next fight', () => {
    const playback = new Playback(commit.view);
    playback.show(morale.view, morale.events);
    const shots = shotsOf(playback.report).length;
    playback.show(morale.view, [{ type: 'phase', step: 'move-a', round: 3, seat: 'green' }]);
    expect(shotsOf(playback.report)).toHaveLength(shots);
    playback.show(morale.view, [{ type: 'mine', mine: 'm1', unit: 'g1', real: false }]);
    expect(shotsOf(playback.report)).toHaveLength(1);
  });
});

describe('the report', () => {
  it('puts every defence beside its attack', () => {
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
  it('are given to events that are shown', () => {
    expect(morale.events.reduce((sum, event) => sum + timeOf(event), 0)).toBeGreaterThan(3000);
    expect(soundsOf([{ type: 'phase', step: 'move-a', round: 1, seat: 'green' }], ['green'])).toEqual([
      'turn',
    ]);
    expect(soundsOf([{ type: 'phase', step: 'move-a', round: 1, seat: 'tan' }], ['green'])).toEqual([]);
  });
});
