import { afterEach, describe, expect, it } from 'vitest';
import { aSummary } from '../../dev/samples';
import { setLanguage } from '../texts';
import type { Outcome } from '../wire';
import { agoOf, inOrder, resultOf, standingOf, waitingFor } from './matches';

afterEach(() => setLanguage('en'));

const over = (...winners: string[]) =>
  aSummary({
    id: 'over',
    status: 'over',
    to_move: [],
    over: { winners, by: 'hq', clause: 'X' } satisfies Outcome,
  });
const theirs = aSummary({ id: 'theirs', to_move: ['red'], created_ms: 9 });
const waiting = aSummary({ id: 'waiting', status: 'waiting', to_move: [], created_ms: 8 });
const suspended = aSummary({ id: 'suspended', status: 'suspended', created_ms: 7 });

describe('a list of matches', () => {
  it('begins with matches that wait for the person and ends with finished ones; of each kind the latest is first', () => {
    const mine = [1, 2].map((ms) => aSummary({ id: `mine-${ms}`, created_ms: ms }));
    const all = inOrder([over('blue'), suspended, theirs, ...mine, waiting]);
    expect(all.map(({ id }) => id)).toEqual(['mine-2', 'mine-1', 'theirs', 'waiting', 'suspended', 'over']);
  });

  it('counts the matches that wait for the person', () => {
    expect(waitingFor([aSummary(), theirs, waiting, suspended, over('blue'), aSummary()])).toBe(2);
    const watched = aSummary({ seats: aSummary().seats.map((seat) => ({ ...seat, you: false })) });
    expect([standingOf(watched), waitingFor([watched])]).toEqual(['theirs', 0]);
  });

  it('says how a game ended for the person who played it', () => {
    expect([over('blue'), over('red'), over(), aSummary()].map(resultOf)).toEqual([
      'won',
      'lost',
      null,
      null,
    ]);
    const both = aSummary().seats.map((seat) => ({ ...seat, you: true }));
    expect(resultOf({ ...over('blue'), seats: both })).toBe(null);
  });

  it('says how long ago a match began', () => {
    const ago = (seconds: number) => agoOf(0, seconds * 1_000);
    expect([ago(-5), ago(59)]).toEqual(['just now', 'just now']);
    expect([ago(60), ago(7_300), ago(86_400), ago(32 * 86_400)]).toEqual([
      '1 minute ago',
      '2 hours ago',
      '1 day ago',
      '1 month ago',
    ]);
    setLanguage('ko');
    expect([ago(0), ago(7_300)]).toEqual(['방금', '2시간 전']);
  });
});
