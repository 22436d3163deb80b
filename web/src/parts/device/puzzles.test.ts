import { beforeEach, describe, expect, it, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('./puzzles.svelte');
};

beforeEach(() => localStorage.clear());

describe('puzzles of this device', () => {
  it('counts days in a row across months and years; an unsolved puzzle of today does not end the row', async () => {
    const { markSolved, streakOn } = await fresh();
    for (const day of ['2026-12-30', '2026-12-31', '2027-01-01']) markSolved('game', day, day);
    expect(streakOn('2026-12-31')).toBe(2);
    expect(streakOn('2027-01-01')).toBe(3);
    expect(streakOn('2027-01-02')).toBe(3);
    expect(streakOn('2027-01-03')).toBe(0);
  });

  it('stores solved puzzles, and counts a day only if its puzzle of the day was solved', async () => {
    const first = await fresh();
    first.markSolved('game', 'one', null);
    expect(first.streakOn('2026-11-26')).toBe(0);
    first.markSolved('game', 'two', '2026-11-26');
    const later = await fresh();
    expect(['one', 'two', 'three'].map((id) => later.isSolved('game', id))).toEqual([true, true, false]);
    expect(later.isDaySolved('2026-11-26')).toBe(true);
    expect(later.streakOn('2026-11-26')).toBe(1);
  });

  it('counts stored data that cannot be read as empty', async () => {
    for (const broken of ['{', 'null', '{"solved":3,"days":[1]}']) {
      localStorage.setItem('rumpus.puzzles', broken);
      const { isSolved, streakOn } = await fresh();
      expect(isSolved('game', 'one')).toBe(false);
      expect(streakOn('2026-11-26')).toBe(0);
    }
  });

  it('names days by the calendar of the device', async () => {
    const { dayOf } = await fresh();
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dayOf(new Date(2026, 10, 26, 0, 1))).toBe('2026-11-26');
  });
});
