import { expect, it } from 'vitest';
import type { Campaign, Finished } from '../../campaign-contract';
import untyped from './campaign';
import type { RugRumbleTypes, View } from './types';

const campaign = untyped as unknown as Campaign<RugRumbleTypes>;

/**
 * Returns the indexes of the goals of the first stage that are met. `red` and `blue` are the numbers of
 * marbles. Red is the player, Blue the opponent.
 */
function met(red: number, blue: number, winners: string[]): number[] {
  const players = [
    { seat: 'red', marbles: red },
    { seat: 'blue', marbles: blue },
  ] as View['players'];
  const match: Finished<RugRumbleTypes> = {
    setup: { players: 2 } as Finished<RugRumbleTypes>['setup'],
    view: { viewer: 'red', round: 9, rug: 0, players },
    outcome: { winners, by: 'marbles', clause: 'RR-GOAL-01' },
    seat: 'red',
  };
  const goals = campaign.stages[0]?.goals ?? [];
  return goals.flatMap(({ isMet }, n) => (isMet(match) ? [n] : []));
}

it('gives stars for winning, for many marbles and for a clear lead', () => {
  expect(met(16, 8, ['red'])).toEqual([0, 1, 2]);
  expect(met(15, 8, ['red'])).toEqual([0]);
  expect(met(16, 16, ['red', 'blue'])).toEqual([0, 1]);
  expect(met(17, 18, ['blue'])).toEqual([1]);
  expect(met(2, 0, ['blue'])).toEqual([]);
});
