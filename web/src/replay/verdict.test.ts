import { describe, expect, it } from 'vitest';
import type { Analysis, TurningPoint } from '../wire';
import { verdictOf } from './verdict';

/** An analysis of two seats in which blue has these chances, one for each step. */
const game = (blue: number[], turning_points: TurningPoint[] = []): Analysis => ({
  seats: ['blue', 'red'],
  points: blue.map((chance, step) => ({ step, chances: [chance, 1000 - chance] })),
  turning_points,
  luck: [0, 0],
});
const turn = (step: number, seat: string, before: number, after: number): TurningPoint => ({
  step,
  seat,
  before,
  after,
  better: {},
  better_after: before,
});

describe('the verdict', () => {
  it('says up to which step a game was open', () => {
    expect(verdictOf(game([500, 520, 590, 700, 1000]), ['blue'])?.course).toEqual({ kind: 'open', until: 2 });
    expect(verdictOf(game([500, 520, 480, 1000]), ['blue'])?.course).toEqual({ kind: 'last' });
    expect(verdictOf(game([500, 700, 650, 1000]), ['blue'])?.course).toEqual({ kind: 'ahead' });
  });

  it('says how far behind the winner was', () => {
    expect(verdictOf(game([500, 300, 200, 650, 1000]), ['blue'])?.course).toEqual({
      kind: 'behind',
      low: 2,
      least: 200,
      from: 3,
    });
  });

  it('finds the costliest mistake of a loser, and the greatest leap', () => {
    const turns = [turn(1, 'red', 500, 400), turn(2, 'blue', 900, 100), turn(3, 'red', 400, 100)];
    const verdict = verdictOf(game([500, 600, 600, 900, 1000], turns), ['blue']);
    expect(verdict?.mistake).toEqual(turns[2]);
    expect(verdict?.leap).toEqual({ step: 3, before: 600, after: 900 });
    expect(verdictOf(game([500, 550, 600, 650, 700]), ['blue'])).toMatchObject({ mistake: null, leap: null });
  });

  it('adds the chances of a team, and compares them with the team’s fair share', () => {
    const four: Analysis = {
      seats: ['a', 'b', 'c', 'd'],
      points: [
        { step: 0, chances: [250, 250, 250, 250] },
        { step: 1, chances: [300, 200, 300, 200] },
        { step: 2, chances: [400, 100, 400, 100] },
        { step: 3, chances: [500, 0, 500, 0] },
      ],
      turning_points: [],
      luck: [],
    };
    expect(verdictOf(four, ['a', 'c'])?.course).toEqual({ kind: 'open', until: 1 });
    expect(verdictOf(four, ['a'])?.course).toEqual({ kind: 'last' });
  });

  it('is null without a winner', () => expect(verdictOf(game([500, 1000]), [])).toBe(null));
});
