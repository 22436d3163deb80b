import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aFrame } from '../../dev/samples';
import { Player } from './player.svelte';

const frames = [0, 1, 2, 3].map((seq) => aFrame(seq));
const replay = () => () => frames;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a replay', () => {
  it('opens at the step of its link, or at the first one', () => {
    expect(new Player(replay(), 2).at).toBe(2);
    expect(new Player(replay(), null).at).toBe(0);
  });

  it('counts as fresh until the person uses it, but not if its link names a step', () => {
    const [gone, played] = [new Player(replay(), null), new Player(replay(), null)];
    expect([gone.fresh, played.fresh]).toEqual([true, true]);
    gone.go(0);
    played.play();
    expect([gone.fresh, played.fresh]).toEqual([false, false]);
    expect(new Player(replay(), 0).fresh).toBe(false);
  });

  it('waits at the last loaded frame until the frame of the wanted step has loaded', () => {
    let there = frames.slice(0, 2);
    const [linked, open, used] = [3, null, 3].map((first) => new Player(() => there, first));
    used?.go(1);
    expect([linked?.at, open?.at]).toEqual([1, 0]);
    there = frames;
    expect([linked?.at, open?.at, used?.at]).toEqual([3, 0, 1]);
  });

  it('goes neither before the first step nor beyond the last', () => {
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
    const player = new Player(replay(), 1, { moved: (at) => seen.push(at) });
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

  it('goes on only once the table has shown the step, at any speed', () => {
    let telling = true;
    const player = new Player(replay(), 0, { isTelling: () => telling });
    player.speed = 4;
    player.play();
    vi.advanceTimersByTime(5_000);
    expect(player.at).toBe(0);
    telling = false;
    vi.advanceTimersByTime(110);
    expect(player.at).toBe(1);
  });

  it('stays at a step for as long as the table needs to show it', () => {
    const player = new Player(replay(), 0, { paceOf: () => 4_000 });
    player.play();
    vi.advanceTimersByTime(1_510);
    expect(player.at).toBe(1);
    vi.advanceTimersByTime(3_900);
    expect(player.at).toBe(1);
    vi.advanceTimersByTime(100);
    expect(player.at).toBe(2);
  });

  it('starts anew when played at the end', () => {
    const player = new Player(replay(), 3);
    player.play();
    expect(player.at).toBe(0);
  });

  it('goes neither below the slowest speed nor above the fastest', () => {
    const player = new Player(replay(), 0);
    for (let n = 0; n < 9; n += 1) player.change(1);
    expect(player.speed).toBe(4);
    for (let n = 0; n < 9; n += 1) player.change(-1);
    expect(player.speed).toBe(0.5);
  });
});
