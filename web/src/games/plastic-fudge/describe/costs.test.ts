import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../../texts';
import { costParts, describeCosts, describeLeft } from './costs';

afterEach(() => setLanguage('en'));

const costs = {
  turns: 2,
  climbs: 1,
  ground: [
    { terrain: 'open' as const, length: 5.2, cost: 5.2 },
    { terrain: 'forest' as const, length: 2, cost: 4 },
    { terrain: 'marsh' as const, length: 1.5, cost: 2 },
  ],
};

it('lists the parts of a cost: each kind of ground, climbing and turns', () => {
  expect(describeCosts(costs)).toBe(
    '5.2″ open ground + 2″ forest × 2 = 4″ + 1.5″ marsh × 1.33 = 2″ + climbing 1″ + turns 2″',
  );
  setLanguage('ko');
  expect(describeCosts(costs)).toBe(
    '평지 5.2인치 + 숲 2인치 × 2 = 4인치 + 늪 1.5인치 × 1.33 = 2인치 + 오르기 1인치 + 회전 2인치',
  );
});

it('leaves out parts that would read as 0', () => {
  expect(
    costParts({ turns: 0, climbs: 0, ground: [{ terrain: 'forest', length: 0.01, cost: 0.02 }] }),
  ).toEqual([]);
});

it('says by how much a path is too long', () => {
  expect([1.7, 0, -1.7].map(describeLeft)).toEqual(['can go 1.7″ more', 'can go 0″ more', '1.7″ too far']);
});
