import { expect, it } from 'vitest';
import type { Campaign, Finished } from '../../campaign-contract';
import type { GamePage } from '../../wire';
import untyped from './campaign';

const campaign = untyped as unknown as Campaign;
const stageOf = (id: string) => campaign.stages.find((stage) => stage.id === id)!;

type End = { winner: string; by: string; lost: number; round: number };

/** Returns the indexes of the goals that are met. Green is the player. */
function met(id: string, { winner, by, lost, round }: End): number[] {
  const match = {
    setup: {},
    view: { viewer: 'green', position: { round }, tally: { green: { loss_percent: lost } } },
    outcome: { winners: [winner], by, clause: 'PF-SCEN-05' },
    seat: 'green',
  } as unknown as Finished;
  return stageOf(id).goals.flatMap(({ isMet }, n) => (isMet(match) ? [n] : []));
}

it('gives stars for winning, for small losses, for few rounds and for the flag', () => {
  const end: End = { winner: 'green', by: 'losses', lost: 25, round: 7 };
  expect(met('crossroads', end)).toEqual([0, 1, 2]);
  expect(met('crossroads', { ...end, lost: 26, round: 8 })).toEqual([0]);
  expect(met('crossroads', { ...end, winner: 'tan' })).toEqual([]);
  expect(met('ford', { ...end, lost: 31 })).toEqual([0]);
  expect(met('ford', { ...end, by: 'flag', lost: 31 })).toEqual([0, 1]);
});

it('is a short game against a ready-made force', () => {
  const force = { units: [] };
  const own = {
    presets: [{ id: 'quick', options: { loss_percent: 50 } }],
    ready: [{ id: 'patrol', about: '', force }],
  };
  const page = { seats: ['green', 'tan'], own } as unknown as GamePage;
  const { chosen, forces } = stageOf('ford');
  expect(chosen?.(page)).toEqual({ battlefield: 'river', options: { loss_percent: 50 } });
  expect(forces?.(page)).toEqual({ tan: force });
});
