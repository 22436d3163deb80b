import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { Word } from '../../../parts/measured/floating-words.svelte';
import type { PlayOptions, Spot, TableScene } from '../scene/api';
import { soundsOf, timeOf } from './scenes';
import { Playback, type PlaybackContext } from './playback.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const attack = momentOf('attack');
const shot = momentOf('shot');

function context(moves = true) {
  const heard: string[] = [];
  const said: Word[] = [];
  const scene = {
    film: vi.fn((_event: unknown, _options: PlayOptions) => Promise.resolve()),
    where: vi.fn((): Spot => [1, 2]),
    roll: vi.fn(() => Promise.resolve()),
    skip: vi.fn(),
    pace: vi.fn(),
  };
  const behind: PlaybackContext = {
    setup,
    say: (words) => void said.push(...words),
    scene: () => scene as unknown as TableScene,
    sound: (name) => void heard.push(name),
    moving: () => moves,
  };
  return { behind, scene, heard, said };
}

describe('the playback', () => {
  it('plays the film of an attack, says what fell, and ends on the new view', async () => {
    const playback = new Playback(attack.view);
    const { behind, scene, heard } = context();
    void playback.play(shot.view, shot.events, behind);
    expect([playback.busy, playback.shown]).toEqual([true, attack.view]);
    const told = new Set<string>();
    for (let n = 0; n < 100 && playback.busy; n += 1) {
      if (playback.cue) told.add(playback.cue.type);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(scene.film).toHaveBeenCalledExactlyOnceWith(shot.events[0], expect.objectContaining({ speed: 1 }));
    expect([...told]).toEqual(['attack', 'defeat', 'special']);
    expect(heard).toContain('spring');
    expect(playback.shown).toBe(shot.view);
    expect(playback.report.map(({ type }) => type)).toEqual(['attack', 'defeat', 'special', 'zone']);
  });

  it('rolls a figure along its way', async () => {
    const playback = new Playback(momentOf('move').view);
    const { behind, scene } = context();
    void playback.play(attack.view, attack.events, behind);
    await vi.advanceTimersByTimeAsync(5000);
    expect(scene.roll).toHaveBeenCalledExactlyOnceWith(attack.events[0], { speed: 1 });
    expect(playback.shown).toBe(attack.view);
  });

  it('says that a figure fell as soon as it lies on the table, and after the film how far another figure was shoved', async () => {
    const playback = new Playback(attack.view);
    const { behind, scene, said } = context();
    const felled = shot.events.find((event) => event.type === 'defeat')!;
    let land = (_figure: string): void => undefined;
    let end = (): void => undefined;
    scene.film.mockImplementation((_event, { onland }) => {
      land = (figure) => onland?.(figure);
      return new Promise((resolve) => (end = () => resolve()));
    });
    void playback.play(shot.view, shot.events, behind);
    await vi.advanceTimersByTimeAsync(3000);
    expect(said, 'no words before the film shows a fall').toEqual([]);
    land('p1-01');
    expect(said, 'no word for a figure that lies but is not defeated').toEqual([]);
    expect(playback.fallen).toEqual([]);
    land(felled.figure);
    land(felled.figure);
    expect(said.map(({ text }) => text)).toEqual(['Down!']);
    expect(playback.fallen, 'the figures that the cue names').toEqual([felled.figure]);
    expect(playback.report, 'the report while the film runs').toEqual([]);
    end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said.map(({ text }) => text)).toEqual(['Down!', 'Shoved 0.2 tix']);
  });

  it('slows down a film that is running', async () => {
    const playback = new Playback(attack.view);
    const { behind, scene } = context();
    let done = (): void => undefined;
    scene.film.mockImplementation(() => new Promise((resolve) => (done = () => resolve())));
    void playback.play(shot.view, shot.events, behind);
    playback.toggleSlow();
    expect(scene.pace).toHaveBeenCalledExactlyOnceWith(0.25);
    done();
    await vi.advanceTimersByTimeAsync(8000);
    expect(playback.filming).toBe(false);
  });

  it('skips all steps that wait, and shows the newest view', async () => {
    const playback = new Playback(momentOf('move').view);
    const { behind, scene } = context();
    void playback.play(attack.view, attack.events, behind);
    void playback.play(shot.view, shot.events, behind);
    await vi.advanceTimersByTimeAsync(50);
    playback.skip();
    expect(scene.skip).toHaveBeenCalled();
    expect([playback.busy, playback.shown]).toEqual([false, shot.view]);
    expect(playback.report).toHaveLength(4);
  });

  it('knows the view before an attack; after a reload, only if nothing has moved since', async () => {
    const [first, ...others] = shot.events;
    const playback = new Playback(momentOf('move').view);
    const { behind } = context();
    void playback.play(attack.view, attack.events, behind);
    void playback.play(shot.view, shot.events, behind);
    await vi.advanceTimersByTimeAsync(50);
    playback.skip();
    expect(playback.before(first!)).toBe(attack.view);
    playback.recall([first!]);
    expect(playback.before(first!), 'after a reload, if nothing has moved since').toBe(shot.view);
    const again = { ...first! };
    playback.recall([again, ...others, ...attack.events]);
    expect(playback.before(again), 'after a reload, if something has moved since').toBeNull();
  });

  it('shows the new view at once if animations are off', () => {
    const playback = new Playback(attack.view);
    void playback.play(shot.view, shot.events, context(false).behind);
    expect([playback.busy, playback.shown]).toEqual([false, shot.view]);
  });
});

describe('an attack and a turn', () => {
  it('have time for the film of the attack, and a sound if it is the viewer’s own turn', () => {
    expect(shot.events.reduce((sum, event) => sum + timeOf(event), 0)).toBeGreaterThan(3000);
    expect(soundsOf([{ type: 'turn', number: 1, seat: 'p1', attacks: 2 }], ['p1'])).toEqual(['turn']);
    expect(soundsOf([{ type: 'turn', number: 1, seat: 'p2', attacks: 2 }], ['p1'])).toEqual([]);
  });
});
