import { afterEach, expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import { setLanguage } from '../../../texts';
import type { Action } from '../types';
import { describeAction } from './actions';
import { figureName } from './names';

afterEach(() => setLanguage('en'));

const figure = setup.figures[0]!.id;
const tix = setup.table.tix;
const said: [Action, string, string][] = [
  [{ choose_side: { side: 'south' } }, 'Take the South side.', '고르세요.'],
  [{ place: { figure, at: [0, 0] } }, 'Place FIGURE.', '놓으세요.'],
  [{ ready: {} }, 'End the set-up.', '배치를 끝내세요.'],
  [
    { move: { figure, path: [{ face: 900 }, { roll: 2 * tix }, { roll: tix }] } },
    'Roll FIGURE by 3 tix.',
    '3틱',
  ],
  [{ move: { figure, path: [{ face: 900 }] } }, 'Turn FIGURE.', '돌리세요.'],
  [{ move: { figure, path: [] } }, 'Leave FIGURE where it is.', '그 자리에'],
  [{ turn_base: { figure, face: 900 } }, 'Turn FIGURE.', '돌리세요.'],
  [{ end_moves: {} }, 'End the moves.', '이동을 끝내세요.'],
  [{ attack: { figure, aim: { yaw: 1200 } } }, 'Attack with FIGURE: 12° left.', '공격하세요'],
  [{ attack_section: { figure, section: 'fence.1' } }, 'Destroy ', '부수세요.'],
  [{ fire_next: { figure } }, 'Fire the next missile.', '다음 미사일'],
  [{ cease_fire: {} }, 'Cease fire.', '멈추세요.'],
  [{ special: { of: figure } }, 'Use ', '쓰세요.'],
  [{ special: { of: figure, decline: true } }, 'Do not use ', '쓰지 마세요.'],
  [{ pass: {} }, 'Pass.', '넘기세요.'],
  [{ end_turn: {} }, 'End the turn.', '차례를 끝내세요.'],
] as unknown as [Action, string, string][];

it.each(said)('says %j', (action, english, korean) => {
  expect(describeAction(action, setup)).toContain(english.replace('FIGURE', figureName(setup, figure)));
  setLanguage('ko');
  expect(describeAction(action, setup)).toContain(korean);
});

it('says nothing about resignations, timeouts and disputes, which are not moves of the game', () => {
  const others = [{ resign: {} }, { timeout: {} }, { dispute: { about: 'x' } }, { call: { colour: 'red' } }];
  expect(others.map((action) => describeAction(action as Action, setup))).toEqual([null, null, null, null]);
});

it('names the enemy at which a launcher points, and the angles if it points at none', () => {
  const { view } = momentOf('attack');
  const shot = momentOf('shot').events.find((event) => event.type === 'attack')!;
  const attack = (yaw: number): Action => ({ attack: { figure: shot.figure, aim: { ...shot.aim, yaw } } });
  expect(describeAction(attack(shot.aim.yaw), setup, view)).toBe(
    'Attack Rose’s Bramble Trooper 2 with Boiler Captain 2.',
  );
  expect(describeAction(attack(shot.aim.yaw + 6_000), setup, view)).toMatch(
    /^Attack with Boiler Captain 2: .*° left/,
  );
});
