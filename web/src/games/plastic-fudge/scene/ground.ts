import type { Piece, Spot, TerrainKind } from './api';
import { box, inside, middle, outline, toEdge } from './plane';

/** How many inches a piece stands above its ground, unless the battlefield file gives a greater height. */
const bodies: Readonly<Partial<Record<TerrainKind, number>>> = {
  mountain: 4,
  building: 3,
  'low-wall': 0.6,
  bridge: 0.35,
};

/** The height of the walls around a fortress, in inches. */
export const rampart = 1.3;

/** A piece with the heights that the scene calculates once. */
export type Laid = {
  piece: Piece;
  corners: Spot[];
  bounds: [number, number, number, number];
  /** The height of the ground that it lies on. */
  under: number;
  /** The height of its solid body, on which things stand. */
  top: number;
  /** How far the slope of a hill reaches inwards from its border; 0 for a piece with upright sides. */
  run: number;
};

/** Pieces with upright sides. All other pieces are hills if they are high. */
const steep: readonly TerrainKind[] = ['mountain', 'building', 'low-wall', 'bridge', 'fortress'];

/**
 * How far the slope of a piece reaches inwards. Most of a hill is flat, since it counts as high everywhere.
 */
function runOf({ type }: Piece, corners: readonly Spot[], rise: number): number {
  if (steep.includes(type) || rise < 0.01) return 0;
  return Math.min(0.5 * rise, 0.35 * toEdge(corners, middle(corners)));
}

/** The height of a piece at a place on it: a hill rises from its border to its top. */
export function surface({ corners, under, top, run }: Laid, at: Spot): number {
  if (run === 0) return top;
  const share = Math.min(1, toEdge(corners, at) / run);
  return under + (top - under) * share * share * (3 - 2 * share);
}

/** Whether a place lies in one of the holes of a piece. */
const holed = (piece: Piece, at: Spot): boolean =>
  (piece.holes ?? []).some(([x, y, radius]) => Math.hypot(at[0] - x, at[1] - y) < radius);

/** Whether a place lies on a piece and in none of its holes. */
export function covers({ piece, corners, bounds }: Laid, at: Spot): boolean {
  const [x0, y0, x1, y1] = bounds;
  return at[0] >= x0 && at[0] <= x1 && at[1] >= y0 && at[1] <= y1 && inside(corners, at) && !holed(piece, at);
}

/** The order of overlapping pieces, the lowest first: a road runs over a forest, a bridge over water. */
const layers: readonly TerrainKind[] = [
  'open',
  'desert',
  'marsh',
  'forest',
  'shallow',
  'water',
  'camp',
  'road',
  'bridge',
];
/** The position of a piece in this order. */
export const layer = ({ type }: Piece): number =>
  layers.includes(type) ? layers.indexOf(type) : layers.length;

/** Calculates the heights of all pieces. The uppermost comes last. */
export function lay(pieces: readonly Piece[]): Laid[] {
  const laid: Laid[] = [];
  for (const piece of [...pieces].sort((a, b) => layer(a) - layer(b) || (a.height ?? 0) - (b.height ?? 0))) {
    const corners = outline(piece);
    if (corners.length < 3) continue;
    const at = middle(corners);
    const under = Math.max(
      0,
      ...laid.filter((other) => other.piece.type === 'open' && covers(other, at)).map(({ top }) => top),
    );
    const height = piece.height ?? 0;
    const top = Math.max(height, under + (bodies[piece.type] ?? 0));
    laid.push({ piece, corners, bounds: box(corners), under, top, run: runOf(piece, corners, top - under) });
  }
  return laid;
}

/** The ground of a table with the heights of its pieces. */
export class Ground {
  readonly laid: Laid[];

  constructor(
    readonly table: Spot,
    pieces: readonly Piece[],
  ) {
    this.laid = lay(pieces);
  }

  /** The height at which things at a place stand. */
  height(at: Spot): number {
    let height = 0;
    for (const laid of this.laid)
      if (laid.top > height && covers(laid, at)) height = Math.max(height, surface(laid, at));
    return height;
  }

  /**
   * The height at which shapes on the ground are drawn. It is `height`, except on mountains and buildings:
   * there it is the ground below them.
   */
  floor(at: Spot): number {
    let height = 0;
    for (const laid of this.laid) {
      const hollow = laid.piece.type === 'mountain' || laid.piece.type === 'building';
      const top = hollow ? laid.under : laid.top;
      if (top > height && covers(laid, at)) height = Math.max(height, hollow ? top : surface(laid, at));
    }
    return height;
  }

  /** The uppermost piece at a place; null on the bare table. */
  piece(at: Spot): Laid | null {
    let found: Laid | null = null;
    for (const laid of this.laid) if ((!found || laid.top >= found.top) && covers(laid, at)) found = laid;
    return found;
  }

  /** Whether a place is on the table. */
  holds([x, y]: Spot): boolean {
    return x >= 0 && y >= 0 && x <= this.table[0] && y <= this.table[1];
  }

  /** The corners of the piece with an id; empty if there is no such piece. */
  corners(id: string): Spot[] {
    return this.laid.find(({ piece }) => piece.id === id)?.corners ?? [];
  }
}
