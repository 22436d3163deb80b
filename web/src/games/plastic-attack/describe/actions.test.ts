import { afterEach, expect, it } from 'vitest';
import { setupOf } from '../../../../dev/plastic-attack/views';
import { setLanguage } from '../../../texts';
import type { Action } from '../types';
import { describeAction } from './actions';

const setup = setupOf('2009', 3);
const lion = 'Moss Lion (blue)';
const said: [Action, string, string][] = [
  [{ attack: { with: lion, player: 'red' } }, 'Attack Red with Moss Lion (Blue).', '공격하세요.'],
  [{ defend: { with: lion } }, 'Defend with Moss Lion (Blue).', '방어하세요.'],
  [{ play: { card: '10s' } }, 'Lay the 10 of spades.', '카드를 내세요.'],
  [{ use: { action: 'dodge' } }, 'Use Dodge.', '쓰세요.'],
  [{ use: { action: 'stun', on: lion } }, 'Use Stun on Moss Lion (Blue).', '에게'],
  [{ use: { action: 'master-plan', players: ['red', 'green'] } }, 'Use Master Plan on Red, Green.', '에게'],
  [{ guard: { for: lion } }, 'Use the Shield to protect Moss Lion (Blue).', '방패를 써서'],
  [{ decline: 'dodge' }, 'Do not use Dodge.', '쓰지 마세요.'],
  [{ decline: 'guard' }, 'Take the hit.', '막지 마세요.'],
];

afterEach(() => setLanguage('en'));

it.each(said)('describes %j', (action, english, korean) => {
  expect(describeAction(action, setup)).toBe(english);
  setLanguage('ko');
  const words = describeAction(action, setup);
  expect(words).toContain(korean);
  expect(words).not.toMatch(/pa-|JOSA|[{}]/);
});

it('names the Armor of the revised edition, and has no words for a resignation', () => {
  const revised = setupOf('revised', 2);
  const { figure } = revised.figures[0]!;
  expect(describeAction({ guard: { for: figure } }, revised)).toContain('Use the Armor');
  expect(describeAction({ resign: {} }, revised)).toBeNull();
});
