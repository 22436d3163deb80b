import { expect, it } from 'vitest';
import type { Campaign, Finished } from '../../campaign-contract';
import type { GamePage } from '../../wire';
import untyped from './campaign';

const campaign = untyped as unknown as Campaign;
const stageOf = (id: string) => campaign.stages.find((stage) => stage.id === id)!;

/**
 * Returns the indexes of the goals of the stage `id` that the player, red, meets. Red has `figures` figures
 * left. `captives` are the numbers of captives that red and the opponent hold.
 */
function met(id: string, winner: string, figures: number, captives: [number, number]): number[] {
  const side = (seat: string, army: number, held: number) => ({
    seat,
    army: Array(army).fill({}),
    captives: Array(held).fill({}),
  });
  const match = {
    setup: {},
    view: { viewer: 'red', seats: [side('red', figures, captives[0]), side('blue', 0, captives[1])] },
    outcome: { winners: [winner], by: 'last-standing', clause: 'PA2-GOAL-02' },
    seat: 'red',
  } as Finished;
  return stageOf(id).goals.flatMap(({ isMet }, n) => (isMet(match) ? [n] : []));
}

it('counts the goals of a stage: a win, captives, and figures that are left', () => {
  expect(met('kitchen-shelf', 'red', 3, [4, 1])).toEqual([0, 1, 2]);
  expect(met('kitchen-shelf', 'red', 2, [4, 2])).toEqual([0, 1]);
  expect(met('kitchen-shelf', 'blue', 0, [2, 4])).toEqual([1]);
  expect(met('quick-feet', 'red', 3, [1, 1])).toEqual([0, 2]);
  expect(met('quick-feet', 'red', 2, [3, 2])).toEqual([0, 1]);
});

it('gives the opponent the army that the stage names, if the server offers it', () => {
  const army = { name: 'Quick Feet', army: [] };
  const page = { seats: ['red', 'blue'], own: { ready: [{ name: 'Curtain Call' }, army] } };
  const { forces } = stageOf('quick-feet');
  expect(forces?.(page as unknown as GamePage)).toEqual({ blue: army });
  expect(forces?.({ ...page, own: null } as unknown as GamePage)).toEqual({});
});
