import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../dev/attacktix/moments';
import { goal } from './goal';
import type { View } from './types';

const seat = (id: string, standing: number): View['seats'][number] => ({
  id,
  side: null,
  extra: 0,
  dropped: false,
  ready: true,
  standing,
  points: 100,
});
const { view } = momentOf('move');
const four: View = {
  ...view,
  phase: 'play',
  seats: [seat('p1', 3), seat('p2', 1), seat('p3', 2), seat('p4', 0)],
};
const at = (mode: 'duel' | 'team' | 'ffa', teams: number[]) => ({
  ...setup,
  mode,
  seats: teams.map((team, n) => ({ id: `p${n + 1}`, team, contribution: 100 })),
});

it('counts the standing figures of each player', () => {
  expect(goal(at('duel', [0, 1]), four)).toEqual({
    wins: 'Knock over every enemy figure; after turn 60, points decide',
    how: expect.stringContaining('after turn 60, the side with the most points on the table wins'),
    counts: 'Figures standing',
    progress: [
      { seats: ['p1'], now: 3, more: '100 points' },
      { seats: ['p2'], now: 1, more: '100 points' },
    ],
  });
  const all = goal(at('ffa', [0, 1, 2, 3]), four);
  expect(all.wins).toBe('Be the last with figures standing');
  expect(all.progress.map(({ now }) => now)).toEqual([3, 1, 2, 0]);
});

it('counts the figures of a team together', () => {
  expect(goal(at('team', [0, 1, 0, 1]), four)).toMatchObject({
    wins: 'Knock over the whole other team; after turn 60, points decide',
    progress: [
      { seats: ['p1', 'p3'], now: 5 },
      { seats: ['p2', 'p4'], now: 1 },
    ],
  });
});

it('counts nothing before all figures are placed', () => {
  expect(goal(setup, { ...four, phase: 'setup' }).progress).toEqual([]);
});
