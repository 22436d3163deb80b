import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aFrame } from '../../dev/samples';
import { Player } from './player.svelte';

const frames = [0, 1, 2, 3].map((seq) => aFrame(seq));
const replay = () => () => frames;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a replay', () => {
  it('opens at the step of its link, or at the end', () => {
    expect(new Player(replay(), 2).at).toBe(2);
    expect(new Player(replay(), null).at).toBe(3);
  });

  it('waits for its step at the last frame there is, until that one has come', () => {
    let there = frames.slice(0, 2);
    const [linked, open, used] = [2, null, null].map((first) => new Player(() => there, first));
    used?.go(1);
    expect([linked?.at, open?.at]).toEqual([1, 1]);
    there = frames;
    expect([linked?.at, open?.at, used?.at]).toEqual([2, 3, 1]);
  });

  it('stays inside the game', () => {
    const player = new Player(replay(), 99);
    expect(player.at).toBe(3);
    player.go(-1);
    expect(player.at).toBe(0);
    expect(new Player(replay(), Number.NaN).at).toBe(0);
  });

  it('animates single steps forward only', () => {
    const player = new Player(replay(), 0);
    player.go(1);
    expect(player.forward).toBe(true);
    player.go(3);
    expect(player.forward).toBe(false);
    player.go(2);
    expect(player.forward).toBe(false);
  });

  it('plays to the end at its speed and stops there', () => {
    const seen: number[] = [];
    const player = new Player(replay(), 1, (at) => seen.push(at));
    player.speed = 2;
    player.play();
    vi.advanceTimersByTime(700);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(60);
    expect(seen).toEqual([2]);
    vi.advanceTimersByTime(5_000);
    expect(seen).toEqual([2, 3]);
    expect(player.playing).toBe(false);
  });

  it('starts anew when played at the end', () => {
    const player = new Player(replay(), 3);
    player.play();
    expect(player.at).toBe(0);
  });

  it('keeps its speed within the offered ones', () => {
    const player = new Player(replay(), 0);
    for (let n = 0; n < 9; n += 1) player.change(1);
    expect(player.speed).toBe(4);
    for (let n = 0; n < 9; n += 1) player.change(-1);
    expect(player.speed).toBe(0.5);
  });
});
