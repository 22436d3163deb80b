import type { BoardFile } from '../types';
import { distanceTo, hash, type Point } from './geometry';

/** A piece of decoration: its point, its `kind` among the terrain's props, its scale, its turn in degrees. */
interface Bit extends Point {
  key: string;
  kind: number;
  scale: number;
  turn: number;
}

/**
 * The least distance of decoration from places, paths, labels, the edge and other decoration, in units of the
 * board.
 */
const clear = { node: 88, path: 46, label: 78, edge: 40, each: 92 };

/**
 * Finds free spots for decoration on any board, shipped or made by a player. No spot lies on a base, a path
 * or a medal. The same board always has the same spots. `kinds` is the number of props to choose from, and
 * `most` the largest number of spots. `out` are circles that stay free, in shares of the board's width.
 */
export function scatter(
  board: BoardFile,
  kinds: number,
  most: number,
  out: readonly { x: number; y: number; r: number }[] = [],
): Bit[] {
  const wide = board.size.w;
  const nodes = [...board.bases, ...board.hqs];
  const at = new Map(nodes.map((node) => [node.id, node] as const));
  const bits: Bit[] = [];
  for (let i = 0; i < 420 && bits.length < most; i += 1) {
    const point = {
      x: clear.edge + hash(`${board.id} x ${i}`) * (board.size.w - 2 * clear.edge),
      y: clear.edge + hash(`${board.id} y ${i}`) * (board.size.h - 2 * clear.edge),
    };
    if (bits.some((bit) => Math.hypot(bit.x - point.x, bit.y - point.y) < clear.each)) continue;
    if (nodes.some((node) => Math.hypot(node.x - point.x, node.y - point.y) < clear.node)) continue;
    if (board.regions.some(({ label }) => Math.hypot(label.x - point.x, label.y - point.y) < clear.label))
      continue;
    if (out.some((round) => Math.hypot(round.x * wide - point.x, round.y * wide - point.y) < round.r * wide))
      continue;
    const onPath = board.paths.some(([from, to]) => {
      const a = at.get(from);
      const b = at.get(to);
      return a !== undefined && b !== undefined && distanceTo(point, a, b) < clear.path;
    });
    if (onPath) continue;
    bits.push({
      key: `bit${i}`,
      x: Math.round(point.x),
      y: Math.round(point.y),
      kind: Math.floor(hash(`${board.id} kind ${i}`) * kinds),
      scale: 0.8 + hash(`${board.id} scale ${i}`) * 0.45,
      turn: Math.round((hash(`${board.id} turn ${i}`) - 0.5) * 50),
    });
  }
  return bits.sort((a, b) => a.y - b.y);
}
