import { describe, expect, it } from 'vitest';
import { slotsOf } from './slots';

describe('slots of a rack', () => {
  it('lays down as many Troops of a kind as `lying` names', () => {
    const slots = slotsOf(['hook', 'hook', 'hook', 'star'], ['hook', 'hook']);
    expect(slots.map((slot) => slot.lies)).toEqual([true, true, false, false]);
  });

  it('gives equal Troops different keys', () => {
    expect(slotsOf(['hook', 'star', 'hook'], []).map((slot) => slot.key)).toEqual([
      'hook1',
      'star1',
      'hook2',
    ]);
  });
});
