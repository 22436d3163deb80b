import { describe, expect, it } from 'vitest';
import { aSummary } from '../../dev/samples';
import { becameMine, callOf, type Turn } from './turn-call';

const turn = (seq: number, mine: boolean, mover: string | null = null): Turn => ({ seq, mine, mover });
const own = ['blue'];

describe('a turn', () => {
  it("begins when it was not this person's turn before", () => {
    expect(becameMine(turn(3, false), turn(4, true, 'red'), own)).toBe(true);
    expect(becameMine(turn(3, false), turn(4, false, 'red'), own)).toBe(false);
  });

  it('has also begun if the page missed the steps in between', () => {
    expect(becameMine(turn(3, true), turn(5, true, 'red'), own)).toBe(true);
  });

  it("does not begin after this person's own decision, at the same step again, or when a page opens", () => {
    expect(becameMine(turn(3, true), turn(4, true, 'blue'), own)).toBe(false);
    expect(becameMine(turn(4, false), turn(4, true, 'red'), own)).toBe(false);
    expect(becameMine(null, turn(4, true, 'red'), own)).toBe(false);
  });
});

it('is announced with the game and the player who moved', () => {
  expect(callOf(aSummary(), 'red')).toEqual({
    title: 'Toy Battle · Yard',
    body: 'Bot, Corporal has moved. Your turn.',
  });
  expect(callOf(aSummary(), 'blue').body).toBe('Your turn.');
  expect(callOf(aSummary(), null).body).toBe('Your turn.');
});
