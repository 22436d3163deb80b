import { describe, expect, it } from 'vitest';
import type { Piece, Spot, Zone } from '../types';
import { lineUp, middleOf, type Base, type Ground } from './line-up';

const table: Spot = [48, 48];
const ground = (zone: Zone, more: Partial<Ground> = {}): Ground => ({
  zone,
  table,
  terrain: [],
  enemies: [],
  ...more,
});
const base = (more: Partial<Base> = {}): Base => ({
  type: 'basic',
  radius: 0.5,
  commander: false,
  weapons: [{ reach: 12 }],
  ...more,
});
const gun = base({ type: 'fifty-cal' });
const south = { edge: 'south', depth: 6 } as const;

const places = (...of: Parameters<typeof lineUp>): Spot[] => lineUp(...of).filter((spot) => spot !== null);

describe('a line', () => {
  it('stands at the front of the zone and keeps bases apart', () => {
    const bases = Array.from({ length: 20 }, () => base());
    const spots = places(ground(south), 'green', bases, [{ at: [24, 6], radius: 1.25 }]);
    expect(spots).toHaveLength(20);
    for (const [x, y] of spots) expect(y >= 0.5 && y <= 6.5 && x >= 0.5 && x <= 47.5).toBe(true);
    const gaps = spots.flatMap((one, n) =>
      spots.slice(n + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1])),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1.45);
    expect(Math.min(...spots.map(([x, y]) => Math.hypot(x - 24, y - 6)))).toBeGreaterThanOrEqual(2.2);
  });

  it('has the Commander behind it, away from the edge of the table', () => {
    const bases = [true, false, false].map((commander) => base({ commander }));
    expect(lineUp(ground(south), 'green', bases, [])).toEqual([
      [24.9, 4.95],
      [24, 6.45],
      [22.2, 6.45],
    ]);
    const tan = places(ground({ edge: 'north', depth: 6 }), 'tan', bases, []);
    expect(tan.map(([, y]) => y)).toEqual([43.05, 41.55, 41.55]);
    const [shallow] = lineUp(ground({ edge: 'south', depth: 3 }), 'green', bases, []);
    expect(shallow?.[1]).toBeGreaterThan(1.5);
  });

  it('leaves a building free', () => {
    const house = { id: 'p', type: 'building', rect: [20, 0, 28, 8] } as Piece;
    const spots = places(ground(south, { terrain: [house] }), 'green', [base(), base()], []);
    expect(spots.every(([x]) => x < 20 || x > 28)).toBe(true);
  });

  it('has a Unit that cannot move where it can shoot, past what hides the ground', () => {
    const house = { id: 'p', type: 'building', rect: [21, 8, 27, 12] } as Piece;
    const [spot, other] = lineUp(ground(south, { terrain: [house] }), 'green', [gun, base()], []);
    expect(Math.abs(spot![0] - 24)).toBeGreaterThan(4);
    expect(other![0]).toBe(24);
    const enemies: Spot[] = [[4, 17]];
    const [near] = lineUp(ground(south, { enemies }), 'green', [gun], []);
    expect(Math.hypot(near![0] - 4, near![1] - 17)).toBeLessThanOrEqual(13);
  });

  it('starts in the middle of a round zone', () => {
    expect(middleOf({ near: [24, 18, 12] }, table)).toEqual([24, 18]);
    expect(middleOf({ edge: 'north', depth: 6 }, table)).toEqual([24, 45]);
    expect(middleOf(null, table)).toEqual([24, 24]);
    expect(lineUp(ground({ near: [24, 18, 12] }), 'green', [base()], [])).toEqual([[24, 18]]);
  });
});
