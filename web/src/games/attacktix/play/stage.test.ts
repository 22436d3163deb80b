import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentOf } from '../../../../dev/attacktix/moments';
import type { TableScene } from '../scene/api';
import { soundsOf, timeOf } from './scenes';
import { Stage, type Backstage } from './stage.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const attack = momentOf('attack');
const shot = momentOf('shot');

function backstage(moves = true) {
  const heard: string[] = [];
  const scene = {
    film: vi.fn(() => Promise.resolve()),
    roll: vi.fn(() => Promise.resolve()),
    skip: vi.fn(),
    pace: vi.fn(),
  };
  const behind: Backstage = {
    scene: () => scene as unknown as TableScene,
    sound: (name) => void heard.push(name),
    moving: () => moves,
  };
  return { behind, scene, heard };
}

describe('the stage', () => {
  it('plays the film of an attack, tells what fell, and ends on the truth', async () => {
    const stage = new Stage(attack.view);
    const { behind, scene, heard } = backstage();
    void stage.play(shot.view, shot.events, behind);
    expect([stage.busy, stage.shown]).toEqual([true, attack.view]);
    const told = new Set<string>();
    for (let n = 0; n < 100 && stage.busy; n += 1) {
      if (stage.cue) told.add(stage.cue.type);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(scene.film).toHaveBeenCalledExactlyOnceWith(shot.events[0], { speed: 1 });
    expect([...told]).toEqual(['attack', 'defeat', 'special']);
    expect(heard).toContain('cover');
    expect(stage.shown).toBe(shot.view);
    expect(stage.report.map(({ type }) => type)).toEqual(['attack', 'defeat', 'special', 'zone']);
  });

  it('rolls a figure along its way', async () => {
    const stage = new Stage(momentOf('move').view);
    const { behind, scene } = backstage();
    void stage.play(attack.view, attack.events, behind);
    await vi.advanceTimersByTimeAsync(5000);
    expect(scene.roll).toHaveBeenCalledExactlyOnceWith(attack.events[0]);
    expect(stage.shown).toBe(attack.view);
  });

  it('slows films down, also while one runs', async () => {
    const stage = new Stage(attack.view);
    const { behind, scene } = backstage();
    let done = (): void => undefined;
    scene.film.mockImplementation(() => new Promise((resolve) => (done = () => resolve())));
    void stage.play(shot.view, shot.events, behind);
    stage.toggleSlow();
    expect(scene.pace).toHaveBeenCalledExactlyOnceWith(0.25);
    done();
    await vi.advanceTimersByTimeAsync(8000);
    expect(stage.filming).toBe(false);
  });

  it('skips to the newest step', async () => {
    const stage = new Stage(momentOf('move').view);
    const { behind, scene } = backstage();
    void stage.play(attack.view, attack.events, behind);
    void stage.play(shot.view, shot.events, behind);
    await vi.advanceTimersByTimeAsync(50);
    stage.skip();
    expect(scene.skip).toHaveBeenCalled();
    expect([stage.busy, stage.shown]).toEqual([false, shot.view]);
    expect(stage.report).toHaveLength(4);
  });

  it('shows the truth at once where nothing may move', () => {
    const stage = new Stage(attack.view);
    void stage.play(shot.view, shot.events, backstage(false).behind);
    expect([stage.busy, stage.shown]).toEqual([false, shot.view]);
  });
});

describe('time and sound', () => {
  it('are given to what is seen', () => {
    expect(shot.events.reduce((sum, event) => sum + timeOf(event), 0)).toBeGreaterThan(3000);
    expect(soundsOf([{ type: 'turn', number: 1, seat: 'p1', attacks: 2 }], ['p1'])).toEqual(['turn']);
    expect(soundsOf([{ type: 'turn', number: 1, seat: 'p2', attacks: 2 }], ['p1'])).toEqual([]);
  });
});
