import { describe, expect, it } from 'vitest';
import { boards } from '../../../../dev/toy-battle/files';
import { moods } from '../draw/terrain/moods';
import {
  distanceTo,
  frameOf,
  hash,
  outlineOf,
  percent,
  seen,
  spotsOf,
  toward,
  type Direction,
} from './geometry';
import { scatter } from './scatter';

const all = Object.values(boards);
const directions: Direction[] = ['up', 'down', 'left', 'right'];

describe('a board on the screen', () => {
  it('is turned by half a turn if it is flipped, and back if it is flipped again', () => {
    for (const board of all) {
      for (const base of board.bases) {
        const there = seen(board, base, true);
        expect(seen(board, there, true)).toEqual({ x: base.x, y: base.y });
      }
    }
  });

  it('keeps every place inside the frame, flipped or not', () => {
    for (const board of all) {
      const frame = frameOf(board);
      for (const flipped of [false, true]) {
        for (const spot of spotsOf(board, flipped)) {
          const { left, top } = percent(frame, spot);
          expect(Math.min(left, top)).toBeGreaterThan(0);
          expect(Math.max(left, top)).toBeLessThan(100);
        }
      }
    }
  });

  it('draws nearer places later, so that they lie in front', () => {
    for (const board of all) {
      const ys = spotsOf(board, false).map((spot) => spot.y);
      expect(ys).toEqual([...ys].sort((a, b) => a - b));
    }
  });

  it('has outlines of regions that lead through all their corners and back to the first', () => {
    const region = boards['castle-field']!.regions[0]!;
    expect(outlineOf(boards['castle-field']!, region, false).match(/[ML]/g)).toHaveLength(
      region.boundary.length,
    );
  });
});

describe('arrow keys', () => {
  it('reach every place from every other on every board', () => {
    for (const board of all) {
      for (const flipped of [false, true]) {
        const spots = spotsOf(board, flipped);
        for (const start of spots) {
          const reached = new Set([start.id]);
          const queue = [start];
          for (const here of queue) {
            for (const direction of directions) {
              const next = toward(spots, here, direction);
              if (next && !reached.has(next.id)) {
                reached.add(next.id);
                queue.push(next);
              }
            }
          }
          expect(reached.size, `${board.id} from ${start.id}`).toBe(spots.length);
        }
      }
    }
  });

  it('move in the direction they point', () => {
    const spots = spotsOf(boards['castle-field']!, false);
    const at = (id: string) => spots.find((spot) => spot.id === id)!;
    expect(toward(spots, at('b6'), 'right')?.id).toBe('b7');
    expect(toward(spots, at('b3'), 'down')?.y).toBeGreaterThan(at('b3').y);
    expect(toward(spots, at('HB'), 'down')).toBeNull();
  });
});

describe('decoration', () => {
  it('never lies on a base, a path or a medal, and never moves', () => {
    for (const board of all) {
      const mood = moods[board.terrain];
      const bits = scatter(board, mood.props, mood.most, mood.out);
      expect(bits.length).toBeGreaterThan(5);
      expect(scatter(board, mood.props, mood.most, mood.out)).toEqual(bits);
      const nodes = [...board.bases, ...board.hqs];
      for (const bit of bits) {
        for (const node of nodes) expect(Math.hypot(node.x - bit.x, node.y - bit.y)).toBeGreaterThan(85);
        for (const [a, b] of board.paths) {
          const [p, q] = [nodes.find((node) => node.id === a)!, nodes.find((node) => node.id === b)!];
          expect(distanceTo(bit, p, q)).toBeGreaterThan(44);
        }
      }
    }
  });

  it('is placed by numbers that depend only on names', () => {
    expect(hash('a')).not.toBe(hash('b'));
    for (const word of ['', 'x', 'b1 b2']) expect(hash(word)).toBeLessThan(1);
  });
});
