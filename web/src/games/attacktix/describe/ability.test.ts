import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../texts';
import type { Ability, Effect } from '../types';
import { describeAbility, describeEffect } from './ability';

afterEach(() => setLanguage('en'));

const effects: readonly (readonly [Effect, string])[] = [
  [{ kind: 'return-self', to: 'line' }, 'It comes back into play at its own line.'],
  [
    { kind: 'return-defeated', filter: { class: ['W', 'C'] } },
    'Another defeated Warrior or Captain of its side comes back into play at the line.',
  ],
  [
    { kind: 'reinforce', filter: { faction: ['Thornmarch'], points_max: 15 } },
    'One Thornmarch figure worth at most 15 points of the Back-Up force comes into play at the line.',
  ],
  [
    { kind: 'exchange', name: 'Thorn Rider', mode: null },
    'Thorn Rider (plain form) of the Back-Up force comes into play in its place.',
  ],
  [
    { kind: 'free-attack', filter: { class: ['C', 'T'] }, move: 'full' },
    'One Captain or Trooper of its side attacks at once, and may move first.',
  ],
  [{ kind: 'free-move', filter: {}, tix: 6 }, 'One figure of its side moves at once, up to 6 tix.'],
  [{ kind: 'extra-attack', count: 1 }, 'Its side has 1 more attack in its next turn.'],
  [
    { kind: 'force-move', filter: { not_master: true }, tix: 4 },
    'One enemy figure that is not a Battle Master is shifted in a straight line, up to 4 tix.',
  ],
  [
    { kind: 'capture', filter: { not_master: true } },
    'The attacker changes sides; it must be a figure that is not a Battle Master.',
  ],
  [
    { kind: 'take-down', of: 'attacker', filter: { class: ['T'] } },
    'The attacker is defeated; it must be a Trooper.',
  ],
  [
    { kind: 'take-down', of: 'chosen', filter: { name: ['Bramble Trooper'] } },
    'One enemy Bramble Trooper is defeated.',
  ],
  [{ kind: 'regrind', filter: {}, count: 2 }, 'Up to 2 enemy figures in play are ground anew.'],
  [{ kind: 'pin', turns: 1 }, 'The attacker may not move in its next turn.'],
];

describe('abilities', () => {
  it.each(effects)('says %o', (effect, words) => expect(describeEffect(effect)).toBe(words));

  it('say which figure must be in play for the ability to work', () => {
    const ability: Ability = {
      name: 'Hold the Line',
      guard: { side: 'own', zone: 'in-play', faction: ['Glasswind'] },
      effect: { kind: 'return-self', to: 'spot' },
    };
    expect(describeAbility(ability)).toBe(
      'Only with another own Glasswind figure in play: It stands up again where it fell.',
    );
  });

  it('speak Korean', () => {
    setLanguage('ko');
    expect(describeEffect({ kind: 'reinforce', filter: { faction: ['Thornmarch'], points_max: 15 } })).toBe(
      '예비 부대의 15점 이하의 가시행군 피겨 하나가 선에서 출전합니다.',
    );
    for (const [effect] of effects) expect(describeEffect(effect)).not.toMatch(/[a-z]{3}|at-/);
  });
});
