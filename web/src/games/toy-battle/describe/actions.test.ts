import { afterEach, expect, it } from 'vitest';
import { boards } from '../../../../dev/toy-battle/files';
import { setLanguage } from '../../../texts';
import type { Action, Setup, View } from '../types';
import { describeAction } from './actions';

const setup = { board: boards['castle-field'], options: {} } as unknown as Setup;
const view = { bases: { b1: ['blue:hook'], b3: ['blue:star', 'red:roxy'] }, on_hq: {} } as unknown as View;
const said: [Action, string, string][] = [
  [{ draw: {} }, 'Draw from your reserve.', '예비대에서 부대를 뽑으세요.'],
  [{ place: { troop: 'kwak', on: 'b4' } }, 'Place Kwak K on Base D.', 'D 기지에'],
  [{ place: { troop: 'skully', on: 'HR' } }, 'Take Red headquarters with Skully 1.', '점령하세요.'],
  [{ skully: {} }, 'Use Skully: draw two Troops.', '부대 두 개'],
  [{ star: {} }, 'Use Star: draw one Troop.', '스타 효과로'],
  [{ clouds: {} }, 'Use Clouds: draw one Troop.', '구름 효과로'],
  [{ xb42: {} }, 'Use XB-42: discard a random Troop of the enemy rack.', 'XB-42 효과로'],
  [{ capn: { troop: 'roxy', on: 'b4' } }, 'Place Roxy 7 on Base D as the extra Troop.', '추가 부대'],
  [{ jumbo: { discard: 'b3' } }, 'Use Jumbo: discard Red Roxy 7 from Base C.', '버리세요.'],
  [{ castle: { take_back: 'b1' } }, 'Use Castle: take Blue Hook 4 back from Base A.', '되돌리세요.'],
  [{ jungle: { move: 'b3', to: 'b2' } }, 'Use Geyser: push Red Roxy 7 from Base C to Base B.', '밀어내세요.'],
  [{ cemetery: { return: 'hook' } }, 'Use Open grave: bring Hook 4 back from your discard.', '되찾으세요.'],
  [{ decline: 'jumbo' }, 'Do not use Jumbo.', '점보 효과를 쓰지 마세요.'],
];

afterEach(() => setLanguage('en'));

it.each(said)('describes %j in English and Korean', (action, english, korean) => {
  expect(describeAction(action, setup, view)).toBe(english);
  setLanguage('ko');
  const words = describeAction(action, setup, view);
  expect(words).toContain(korean);
  expect(words).not.toMatch(/tb-|JOSA|[{}]/);
});

it('has no words for resigning', () => {
  expect(describeAction({ resign: {} }, setup, view)).toBeNull();
});
