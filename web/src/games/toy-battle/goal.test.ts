import { afterEach, expect, it } from 'vitest';
import { boards } from '../../../dev/toy-battle/files';
import { aSetup, aView, options } from '../../../dev/samples';
import { setLanguage } from '../../texts';
import { goal } from './goal';

afterEach(() => setLanguage('en'));

it('gives the medals that win, and how many each player has', () => {
  const view = aView('blue');
  view.seats.red.medals = 1;
  expect(goal(aSetup(), view)).toMatchObject({
    wins: 'Reach the enemy headquarters or win 1 medal',
    counts: 'Medals',
    progress: [
      { seats: ['blue'], now: 0, of: 1 },
      { seats: ['red'], now: 1, of: 1 },
    ],
  });
});

it('says how one wins, and points at the medals and the headquarters of the enemy', () => {
  const { how, points } = goal(aSetup(), aView('blue'));
  expect(how).toContain('One Troop on the enemy headquarters wins at once');
  const enemy = aSetup()
    .board.hqs.filter(({ owner }) => owner === 'red')
    .map(({ id }) => id);
  expect(points).toEqual([...enemy, '#medals']);
});

it('says that any headquarters is enough if a side has several', () => {
  const board = Object.values(boards).find(({ hqs }) => hqs.length > 2)!;
  expect(goal({ board, options }, aView('red')).wins).toContain('Reach any enemy headquarters or win ');
  setLanguage('ko');
  expect(goal({ board, options }, aView('red')).wins).toContain('적 사령부 중 하나에');
  expect(goal(aSetup(), aView('red')).wins).toContain('적 사령부에 부대를');
});
