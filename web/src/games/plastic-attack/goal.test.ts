import { expect, it } from 'vitest';
import { midGame } from '../../../dev/plastic-attack/views';
import { goal } from './goal';

it('counts the figures in each army', () => {
  const { setup, view } = midGame('revised', 4);
  const { wins, counts, progress } = goal(setup, view);
  expect([wins, counts]).toEqual(['Be the last with figures left', 'Figures left']);
  expect(progress.map(({ seats }) => seats)).toEqual(view.seats.map(({ seat }) => [seat]));
  expect(progress.map(({ now }) => now)).toEqual(view.seats.map(({ army }) => army.length));
});

it('says in the last turn of the game what wins at its end', () => {
  const { setup, view } = midGame('revised', 2);
  setup.options.max_turns = 16;
  const winsAfter = (turns: number) => goal(setup, { ...view, turns_taken: turns }).wins;
  expect(winsAfter(14)).toBe('Capture every enemy figure');
  expect(winsAfter(15)).toBe('Last turn: most figures win, then most Power');
});

it('says how much Power is left in the edition of 2009, and how many are wounded in the revised one', () => {
  const old = midGame('2009', 2);
  const [first] = old.view.seats;
  first!.army.forEach((figure) => (figure.power = 4));
  expect(goal(old.setup, old.view)).toMatchObject({ wins: 'Capture every enemy figure' });
  expect(goal(old.setup, old.view).progress[0]!.more).toBe(`(Power ${4 * first!.army.length})`);
  const { setup, view } = midGame('revised', 2);
  view.seats[0]!.army.forEach((figure, n) => (figure.wounded = n === 0));
  view.seats[1]!.army.forEach((figure) => (figure.wounded = false));
  expect(goal(setup, view).progress.map(({ more }) => more)).toEqual(['(1 wounded)', '']);
});
