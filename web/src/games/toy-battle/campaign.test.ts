import { expect, it } from 'vitest';
import { boards } from '../../../dev/toy-battle/files';
import { aSetup, aView } from '../../../dev/samples';
import type { Campaign, Finished } from '../../campaign-contract';
import untyped from './campaign';
import type { Outcome, ToyBattleTypes, View } from './types';

const campaign = untyped as unknown as Campaign<ToyBattleTypes>;

/** Returns the indexes of the goals that a match on a board has met. Blue is the player. */
function met(board: string, by: Outcome['by'], winner: 'blue' | 'red', how: (view: View) => void): number[] {
  const view = aView('blue');
  how(view);
  const match: Finished<ToyBattleTypes> = {
    setup: aSetup(),
    view,
    outcome: { winners: [winner], by, clause: 'TB-GOAL-01' },
    seat: 'blue',
  };
  const goals = campaign.stages.find(({ id }) => id === board)?.goals ?? [];
  return goals.flatMap(({ isMet }, n) => (isMet(match) ? [n] : []));
}

it('uses every board once, with opponents up to the best level', () => {
  expect(campaign.stages.map(({ id }) => id).sort()).toEqual(Object.keys(boards).sort());
  expect([campaign.stages[0]?.id, campaign.stages.at(-1)?.level]).toEqual(['training-yard', 5]);
});

it('asks for the number of medals that wins on the board', () => {
  for (const { id, goals } of campaign.stages)
    for (const { text, number } of goals)
      if (text === 'gather') expect(number, id).toBe(boards[id]?.medals_to_win);
      else if (text === 'keep') expect(number, id).toBeLessThan(boards[id]?.medals_to_win ?? 0);
});

it('gives stars for the ways to win, and none for a defeat', () => {
  const redHas = (medals: number) => (view: View) => (view.seats.red.medals = medals);
  expect(met('training-yard', 'hq', 'blue', redHas(2))).toEqual([0, 1, 2]);
  expect(met('training-yard', 'medals', 'blue', redHas(2))).toEqual([0, 1]);
  expect(met('training-yard', 'hq', 'blue', redHas(3))).toEqual([0, 2]);
  expect(met('training-yard', 'hq', 'red', redHas(0))).toEqual([]);
  expect(met('castle-field', 'medals', 'blue', redHas(4))).toEqual([0, 2]);
});

it('counts turns, discards and bases', () => {
  const after = (turns: number) => (view: View) => (view.turns_taken = turns);
  expect(met('city-of-clouds', 'stuck', 'blue', after(24))).toEqual([0, 1]);
  expect(met('city-of-clouds', 'stuck', 'blue', after(25))).toEqual([0]);
  const lost = (count: number) => (view: View) => (view.seats.blue.discard = Array(count).fill('star'));
  expect(met('volcanic-jungle', 'stuck', 'blue', lost(1))).toEqual([0, 2]);
  expect(met('volcanic-jungle', 'stuck', 'blue', lost(2))).toEqual([0]);
  const held = (count: number) => (view: View) =>
    (view.seats.blue.connected = Array.from({ length: count }, (_, n) => `b${n}`));
  expect(met('station-metal-x', 'stuck', 'blue', held(7))).toEqual([0, 2]);
  expect(met('station-metal-x', 'stuck', 'blue', held(6))).toEqual([0]);
});
