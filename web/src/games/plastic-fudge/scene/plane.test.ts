import { describe, expect, it } from 'vitest';
import type { Piece, Spot } from './api';
import { Ground } from './ground';
import { area, cut, inside, onWay, outline, stretches } from './plane';

const square: Spot[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

describe('plane geometry', () => {
  it('makes every outline run counter-clockwise', () => {
    expect(
      area(
        outline({
          id: 'p1',
          type: 'open',
          polygon: [
            [0, 0],
            [0, 4],
            [4, 4],
            [4, 0],
          ],
        }),
      ),
    ).toBe(16);
    expect(outline({ id: 'p1', type: 'open', rect: [0, 0, 4, 2] })).toHaveLength(4);
  });

  it('finds the parts of a line inside a polygon, even a concave one', () => {
    expect(stretches([-4, 2], [8, 2], square)).toEqual([[1 / 3, 2 / 3]]);
    const bay: Spot[] = [
      [0, 0],
      [6, 0],
      [6, 4],
      [4, 4],
      [4, 2],
      [2, 2],
      [2, 4],
      [0, 4],
    ];
    expect(stretches([0, 3], [6, 3], bay)).toHaveLength(2);
    expect(stretches([1, 1], [2, 1], bay)).toEqual([[0, 1]]);
    expect(stretches([-3, -3], [-1, -3], bay)).toEqual([]);
  });

  it('follows a way, with the direction of each leg', () => {
    const way: Spot[] = [
      [0, 0],
      [4, 0],
      [4, 0],
      [4, 4],
    ];
    expect(onWay(way, 0.25, 0)).toEqual({ at: [2, 0], heading: 0 });
    expect(onWay(way, 1, 0)).toEqual({ at: [4, 4], heading: 90 });
    expect(onWay([[1, 2]], 0.5, 45)).toEqual({ at: [1, 2], heading: 45 });
  });

  it('cuts a line into short parts that end where it ends', () => {
    const parts = cut(
      [
        [0, 0],
        [1, 0],
        [1, 0.3],
      ],
      0.4,
    );
    expect(parts).toHaveLength(5);
    expect(parts.at(-1)).toEqual([1, 0.3]);
  });

  it('tells whether a place lies inside', () => {
    expect(inside(square, [1, 1])).toBe(true);
    expect(inside(square, [5, 1])).toBe(false);
  });
});

describe('the ground', () => {
  const pieces: Piece[] = [
    { id: 'p1', type: 'road', rect: [0, 5, 48, 7] },
    { id: 'p2', type: 'forest', rect: [10, 0, 20, 20] },
    { id: 'p3', type: 'open', rect: [30, 0, 40, 20], height: 6 },
    { id: 'p4', type: 'forest', rect: [32, 2, 36, 8] },
    { id: 'p5', type: 'building', rect: [2, 30, 10, 40], height: 3, holes: [[2, 35, 1.75]] },
  ];
  const ground = new Ground([48, 48], pieces);

  it('gives the height of a hill, and of a piece that lies on it', () => {
    expect(ground.height([5, 20])).toBe(0);
    expect(ground.height([38, 10])).toBe(6);
    expect(ground.height([33, 3])).toBe(6);
  });

  it('rises smoothly from the border of a hill, which is flat on its top', () => {
    expect(ground.height([30, 10])).toBeCloseTo(0);
    const slope = [30.3, 30.6, 30.9, 31.2, 31.5].map((x) => ground.height([x, 10]));
    expect(slope.every((height, i) => height > (slope[i - 1] ?? 0) && height < 6)).toBe(true);
    expect(ground.height([32, 10])).toBe(6);
    expect(ground.height([29.9, 10])).toBe(0);
  });

  it('puts a road above the forest that it leads through, in whatever order the pieces are given', () => {
    expect(ground.piece([15, 6])?.piece.id).toBe('p1');
    expect(ground.piece([15, 10])?.piece.id).toBe('p2');
  });

  it('has nothing in a hole, and draws no shapes on a roof', () => {
    expect(ground.piece([3, 35])).toBeNull();
    expect(ground.height([8, 35])).toBe(3);
    expect(ground.floor([8, 35])).toBe(0);
  });
});
