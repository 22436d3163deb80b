import { describe, expect, it } from 'vitest';
import { faceOf, pipsOf } from './faces';
import { percent, sharesOf, wholePercent } from './odds';

describe('dice', () => {
  it('show FUDGE faces', () => {
    expect([1, 0, -1].map(faceOf)).toEqual(['+', ' ', '−']);
  });

  it('show the results of FUDGE dice on ordinary dice', () => {
    for (const nth of [0, 1, 2, 3]) {
      expect([1, 2]).toContain(pipsOf(-1, nth));
      expect([3, 4]).toContain(pipsOf(0, nth));
      expect([5, 6]).toContain(pipsOf(1, nth));
    }
  });
});

describe('chances', () => {
  it('are given in percent, and a possible result never as 0', () => {
    expect(percent(0)).toBe('0');
    expect(percent(1)).toBe('0.1');
    expect(percent(6560)).toBe('99.9');
    expect(percent(6561)).toBe('100');
    expect(percent(2670)).toBe('40.7');
    expect([0, 1, 2670, 6560, 6561].map(wholePercent)).toEqual(['0', '1', '41', '99', '100']);
    expect(percent(1, 81)).toBe('1.2');
  });

  it('add up to the whole width of the bar', () => {
    const shares = sharesOf({ kill: 2670, injury: 2178, no_effect: 1000, no_damage: 713 });
    expect(shares.map(({ result }) => result)).toEqual(['kill', 'injury', 'no_effect', 'no_damage']);
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
  });
});
