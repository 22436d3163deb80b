import { afterEach, describe, expect, it } from 'vitest';
import { momentOf, setupAt } from '../../../dev/plastic-fudge/moments';
import { setLanguage } from '../../texts';
import { goal } from './goal';
import type { Side } from './types';

afterEach(() => setLanguage('en'));
const winsAt = (name: string, viewer: Side | null): string =>
  goal(setupAt(name), { ...momentOf(name).view, viewer }).wins;

describe('the goal', () => {
  it('is to cause losses if the battlefield has no flag', () => {
    expect(goal(setupAt('over'), momentOf('over').view)).toEqual({
      wins: 'Destroy or drive off three quarters of the enemy Units',
      how:
        'There is no flag in this battle. A Unit is lost when it is destroyed, or when it fails its Morale check and runs ' +
        'off the table. After Round 20, the side that has lost the smaller share wins. Equal shares are a draw.',
      counts: 'Lost',
      progress: [
        { seats: ['green'], now: 50, of: 75, told: '3 of 6' },
        { seats: ['tan'], now: 83, of: 75, told: '5 of 6' },
      ],
    });
    const setup = setupAt('over');
    const by = { ...setup, options: { ...setup.options, loss_by: 'points' as const, loss_percent: 50 } };
    expect(goal(by, momentOf('over').view)).toMatchObject({
      wins: 'Destroy or drive off 50 % of the enemy points',
      counts: 'Points lost',
      unit: ' %',
      progress: [
        { seats: ['green'], now: 50, of: 50 },
        { seats: ['tan'], now: 83, of: 50 },
      ],
    });
  });

  it('may also be to capture the flag, for the side that attacks it', () => {
    expect(winsAt('terrain', 'tan')).toBe(
      'Capture the flag, or destroy or drive off three quarters of Green’s Units',
    );
    expect(winsAt('terrain', 'green')).toBe(
      'Destroy or drive off three quarters of Tan’s Units before it captures the flag',
    );
    expect(winsAt('terrain', null)).toBe(
      'Destroy or drive off three quarters of the enemy Units, or as Tan capture the flag',
    );
    setLanguage('ko');
    expect(winsAt('terrain', 'tan')).toBe('깃발을 빼앗거나 초록 유닛을 4분의 3 쓰러뜨리거나 쫓아내면 승리');
  });

  it('says how the flag is captured and where it is, and who wins after the last Round', () => {
    const { how, points } = goal(setupAt('terrain'), momentOf('terrain').view);
    expect(how).toContain('Tan captures the flag if one of its soldiers touches it at the end of a Round');
    expect(points).toEqual(['flag']);
    expect(how).toContain('After Round 20, the side that has lost the smaller share wins.');
    expect(goal(setupAt('over'), momentOf('over').view).points).toBeUndefined();
  });
});
