import { afterEach, describe, expect, it } from 'vitest';
import { momentOf, setupAt } from '../../../dev/plastic-fudge/moments';
import { setLanguage } from '../../texts';
import { goal } from './goal';
import type { Side } from './types';

afterEach(() => setLanguage('en'));
const winsAt = (name: string, viewer: Side | null): string =>
  goal(setupAt(name), { ...momentOf(name).view, viewer }).wins;

describe('what wins', () => {
  it('is the losses of the enemy if the battlefield has no flag', () => {
    expect(goal(setupAt('over'), momentOf('over').view)).toEqual({
      wins: 'Make the enemy lose 75 %',
      counts: 'Units lost',
      unit: ' %',
      progress: [
        { seats: ['green'], now: 50, of: 75 },
        { seats: ['tan'], now: 83, of: 75 },
      ],
    });
    const setup = setupAt('over');
    const by = { ...setup, options: { ...setup.options, loss_by: 'points' as const, loss_percent: 50 } };
    expect(goal(by, momentOf('over').view)).toMatchObject({
      wins: 'Make the enemy lose 50 %',
      counts: 'Points lost',
    });
  });

  it('is also the flag for the side that attacks it', () => {
    expect(winsAt('terrain', 'tan')).toBe('Capture the flag or make Green lose 75 %');
    expect(winsAt('terrain', 'green')).toBe('Make Tan lose 75 % before it captures the flag');
    expect(winsAt('terrain', null)).toBe('Make the enemy lose 75 %, or as Tan capture the flag');
    setLanguage('ko');
    expect(winsAt('terrain', 'tan')).toBe('깃발을 빼앗거나 초록이 병력의 75%를 잃으면 승리');
  });
});
