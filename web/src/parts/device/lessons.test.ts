import { beforeEach, describe, expect, it } from 'vitest';
import {
  beatenIn,
  decisionsIn,
  hasLearned,
  isDone,
  isNewcomer,
  keepDecisions,
  markBeaten,
  markDone,
  markPlayed,
  nextOf,
} from './lessons.svelte';

const kept = () => JSON.parse(localStorage.getItem('rumpus.lessons') ?? 'null') as unknown;

beforeEach(() => {
  // With empty storage, this change makes the module forget what an earlier test has stored.
  localStorage.clear();
  keepDecisions('none', 'none', []);
});

describe('bots that were beaten', () => {
  it('are remembered by the highest beaten level, for each game', () => {
    markBeaten('chess', 2);
    markBeaten('chess', 1);
    expect([beatenIn('chess'), beatenIn('go')]).toEqual([2, 0]);
  });
});

describe('lessons on this device', () => {
  it('go on from the stored decisions until they are completed', () => {
    keepDecisions('chess', 'fork', [{ move: 'e4' }]);
    expect(decisionsIn('chess', 'fork')).toEqual([{ move: 'e4' }]);
    expect(kept()).toEqual({ done: [], begun: { 'chess/fork': [{ move: 'e4' }] }, played: [], beaten: {} });
    markDone('chess', 'fork');
    markDone('chess', 'fork');
    expect([decisionsIn('chess', 'fork'), isDone('chess', 'fork')]).toEqual([[], true]);
    expect(kept()).toEqual({ done: ['chess/fork'], begun: {}, played: [], beaten: {} });
  });

  it('are told apart by their game', () => {
    markDone('chess', 'fork');
    expect([isDone('chess', 'pin'), isDone('ches', 'fork'), hasLearned('chess'), hasLearned('ches')]).toEqual(
      [false, false, true, false],
    );
  });

  it('are suggested one after the other, and from the first again when all are completed', () => {
    const lessons = [{ id: 'fork' }, { id: 'pin' }];
    expect(nextOf('chess', lessons)?.id).toBe('fork');
    markDone('chess', 'fork');
    expect(nextOf('chess', lessons)?.id).toBe('pin');
    markDone('chess', 'pin');
    expect(nextOf('chess', lessons)?.id).toBe('fork');
    expect(nextOf('chess', [])).toBe(undefined);
  });

  it('keep what another tab has stored meanwhile', () => {
    localStorage.setItem(
      'rumpus.lessons',
      JSON.stringify({ done: ['chess/pin'], begun: {}, played: ['go'], beaten: {} }),
    );
    markDone('chess', 'fork');
    expect(kept()).toEqual({ done: ['chess/pin', 'chess/fork'], begun: {}, played: ['go'], beaten: {} });
  });

  it.each(['nonsense', 'null', '{"done":7,"begun":{"a/b":3},"played":true}'])(
    'ignore %s in the store',
    (text) => {
      localStorage.setItem('rumpus.lessons', text);
      keepDecisions('chess', 'fork', [1]);
      expect(kept()).toEqual({ done: [], begun: { 'chess/fork': [1] }, played: [], beaten: {} });
    },
  );
});

describe('a newcomer', () => {
  it('has neither learned a game nor played it', () => {
    expect(isNewcomer('chess')).toBe(true);
    markDone('chess', 'fork');
    expect([isNewcomer('chess'), isNewcomer('go')]).toEqual([false, true]);
  });

  it('is not a newcomer to a game after a match of it', () => {
    markPlayed('chess');
    markPlayed('chess');
    expect([isNewcomer('chess'), isNewcomer('go')]).toEqual([false, true]);
    expect(kept()).toMatchObject({ played: ['chess'] });
  });
});
