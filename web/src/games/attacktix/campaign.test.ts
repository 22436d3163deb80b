import { expect, it } from 'vitest';
import type { Campaign, Finished } from '../../campaign-contract';
import type { GamePage } from '../../wire';
import untyped from './campaign';

const campaign = untyped as unknown as Campaign;
const stageOf = (id: string) => campaign.stages.find((stage) => stage.id === id)!;

/**
 * Returns the indexes of the goals that p1 meets in a finished match on `id`. At its end, in turn `turn`, p1
 * has `standing` figures in play.
 */
function met(id: string, winner: string, standing: number, turn: number | null): number[] {
  const match = {
    setup: {},
    view: {
      viewer: 'p1',
      turn: turn === null ? null : { number: turn },
      seats: [
        { id: 'p2', standing: 9 },
        { id: 'p1', standing },
      ],
    },
    outcome: { winners: [winner], by: 'last-standing', clause: 'AT-VICT-01' },
    seat: 'p1',
  } as unknown as Finished;
  return stageOf(id).goals.flatMap(({ isMet }, n) => (isMet(match) ? [n] : []));
}

it('counts the goals of a stage: a win, figures that still stand, and few turns', () => {
  expect(met('bare', 'p1', 4, 30)).toEqual([0, 1, 2]);
  expect(met('bare', 'p1', 3, 30)).toEqual([0, 1]);
  expect(met('bare', 'p2', 4, 30)).toEqual([]);
  expect(met('fences-and-copse', 'p1', 1, 16)).toEqual([0, 2]);
  expect(met('fences-and-copse', 'p1', 1, 17)).toEqual([0]);
  expect(met('fences-and-copse', 'p1', 1, null)).toEqual([0]);
});

it('makes each stage a duel on the table of the same name, with the usual limit of points', () => {
  const force = { battle: [] };
  const page = { seats: ['p1', 'p2'], own: { forces: [{ id: 'kite-line', force }] } } as unknown as GamePage;
  const { chosen, forces } = stageOf('towers-and-barrels');
  expect(chosen?.(page)).toMatchObject({ table: 'towers-and-barrels', limit: 100 });
  expect(forces?.(page)).toEqual({ p2: force });
});
