import { inside } from './overlays/labels';
import { describe, expect, it } from 'vitest';
import type { Overlay, Piece, TerrainKind } from './api';
import { createScene } from './scene';
import { Ground } from './ground';
import { draw, zoneCorners, type Label } from './overlays/shapes';
import { Sheet } from './overlays/sheet';
import { things } from './terrain/decor';
import { noise, paint, patterns, tile } from './terrain/patterns';
import { face } from './terrain/pieces';
import { Shell } from './terrain/shell';

const kinds: TerrainKind[] = [
  'open',
  'road',
  'camp',
  'forest',
  'water',
  'shallow',
  'mountain',
  'building',
  'bridge',
  'marsh',
  'desert',
  'low-wall',
  'fortress',
];

describe('the scene', () => {
  it('is null without WebGL', () => {
    expect(
      createScene(document.createElement('canvas'), { quality: 'high', reducedMotion: false }),
    ).toBeNull();
  });
});

describe('terrain', () => {
  const piece = (type: TerrainKind, more: Partial<Piece> = {}): Piece => ({
    id: `p ${type}`,
    type,
    rect: [4, 4, 20, 14],
    ...more,
  });

  it('of every kind has faces, even as a polygon, on a hill and with holes', () => {
    for (const type of kinds) {
      for (const one of [
        piece(type),
        piece(type, { height: 6 }),
        piece(type, {
          rect: null,
          polygon: [
            [4, 4],
            [20, 4],
            [20, 8],
            [9, 8],
            [9, 14],
            [4, 14],
          ],
          holes: [[4, 6, 1.75]],
        }),
      ]) {
        const shell = new Shell(() => 8);
        for (const [order, laid] of new Ground([48, 48], [one]).laid.entries()) face(shell, laid, order);
        const built = shell.build();
        expect(built.length, type).toBeGreaterThan(0);
        for (const { geometry } of built) {
          const numbers = [
            ...geometry.getAttribute('position').array,
            ...geometry.getAttribute('normal').array,
          ];
          expect(numbers.every(Number.isFinite), type).toBe(true);
        }
      }
    }
  });

  it('always has its trees at the same places, none outside it and none on a road through it', () => {
    const forest = piece('forest', { rect: [0, 0, 30, 30] }),
      road = piece('road', { rect: [10, 0, 14, 30] });
    const ground = new Ground([48, 48], [forest, road]);
    const trees = things(ground);
    expect(trees).toEqual(things(new Ground([48, 48], [forest, road])));
    expect(trees.length).toBeGreaterThan(40);
    for (const { at } of trees) expect(at[0] > 0 && at[0] < 30 && (at[0] < 10 || at[0] > 14)).toBe(true);
  });

  it('has patterns with different colours', () => {
    const mean = (bytes: Uint8Array): string => {
      const sums = [0, 0, 0, 0];
      bytes.forEach((value, i) => {
        sums[i % 4] = (sums[i % 4] ?? 0) + value;
      });
      expect(sums[3]).toBe(255 * tile * tile);
      return sums.map((sum) => Math.round(sum / (tile * tile) / 3)).join();
    };
    expect(new Set(patterns.map((pattern) => mean(paint(pattern)))).size).toBe(patterns.length);
  });

  it('has patterns that fit together at their edges', () => {
    for (let y = 0; y < tile; y += 7) {
      expect(noise(tile, y, 6, 1)).toBeCloseTo(noise(0, y, 6, 1), 9);
      expect(noise(y, tile, 6, 1)).toBeCloseTo(noise(y, 0, 6, 1), 9);
    }
  });
});

describe('overlays', () => {
  const look = { side: 'green', type: 'basic' } as const;
  const ground = new Ground([48, 48], [{ id: 'wood', type: 'forest', rect: [10, 10, 20, 20] }]);
  const drawn = (overlay: Overlay): { low: Sheet; high: Sheet; labels: Label[] } => {
    const labels: Label[] = [];
    const [low, high] = [new Sheet(() => 0), new Sheet(() => 0)];
    draw({ low, high, ground, say: (label) => labels.push(label) }, overlay);
    return { low, high, labels };
  };

  it('draw finite shapes', () => {
    const all: Overlay[] = [
      {
        kind: 'reach',
        size: 0.5,
        cells: [
          [1, 1, 3],
          [1.5, 1, 2],
        ],
        allowance: 6,
      },
      {
        kind: 'path',
        look,
        way: [
          [1, 1],
          [4, 4],
          [4, 8],
        ],
        facing: 90,
      },
      { kind: 'range', at: [9, 9], radius: 0.5, reach: 12 },
      { kind: 'disc', at: [9, 9], radius: 1.75 },
      { kind: 'flame', at: [9, 9], radius: 0.5, reach: 3, direction: 30 },
      { kind: 'zone', side: 'green', zone: { near: [24, 18, 12] } },
      { kind: 'zone', side: 'tan', zone: { edge: 'north', depth: 6 } },
      { kind: 'ring', at: [9, 9], radius: 0.5 },
      {
        kind: 'targets',
        marks: [
          { at: [9, 9], radius: 0.5, legal: true },
          { at: [12, 9], radius: 2, legal: false },
        ],
      },
      { kind: 'piece', piece: { id: 'p', type: 'forest', rect: [0, 0, 4, 4] } },
    ];
    for (const overlay of all) {
      const { low } = drawn(overlay);
      expect(low.empty, overlay.kind).toBe(false);
      expect([...low.build().getAttribute('position').array].every(Number.isFinite), overlay.kind).toBe(true);
    }
  });

  it('mark only the pieces that block a line of attack', () => {
    const size = (overlay: Overlay): number => drawn(overlay).high.build().getAttribute('position').count;
    const line = { kind: 'attack', from: [5, 15], to: [25, 15] } as const;
    expect(size({ ...line, blockedBy: ['wood'] })).toBeGreaterThan(size(line));
    expect(size({ ...line, to: [8, 15], blockedBy: ['wood'] })).toBe(size({ ...line, to: [8, 15] }));
  });

  it('write the length on the rod, and on the ring of a weapon', () => {
    expect(drawn({ kind: 'rod', from: [0, 0], to: [3, 4] }).labels.map(({ text }) => text)).toEqual(['5″']);
    expect(
      drawn({ kind: 'range', at: [9, 9], radius: 0.5, reach: 7 }).labels.map(({ text }) => text),
    ).toEqual(['7″']);
    const named = { kind: 'range', at: [9, 9], radius: 0.5, reach: 6, text: 'rifle 6″' } as const;
    expect(drawn(named).labels.map(({ text }) => text)).toEqual(['rifle 6″']);
    expect(drawn({ kind: 'rod', from: [2, 2], to: [2, 2] }).high.empty).toBe(true);
  });

  it('give the rectangles of zones along all edges', () => {
    expect(zoneCorners({ edge: 'west', depth: 6 }, [48, 36])).toEqual([0, 0, 6, 36]);
    expect(zoneCorners({ edge: 'north', depth: 6 }, [48, 36])).toEqual([0, 30, 48, 36]);
  });
});

it('a label stays inside the picture while a part of it is inside', () => {
  expect(inside(0.5, 100, 40, 200)).toBe(0.5);
  expect(inside(0.5, 10, 40, 200), 'at the near edge').toBe(0.25);
  expect(inside(0.5, 190, 40, 200), 'at the far edge').toBe(0.75);
  expect(inside(0.5, -10, 40, 200), 'with its place outside').toBe(-0.25);
  expect(inside(0.5, -30, 40, 200), 'all of it outside').toBe(0.5);
});
