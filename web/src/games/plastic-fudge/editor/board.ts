import {
  gameId,
  type Battlefield,
  type Piece,
  type Rect,
  type Side,
  type Spot,
  type TerrainKind,
  type Zone,
} from '../files';

/** Whether a piece lies on the table or is in the pool from which the players place pieces. */
export type Place = 'terrain' | 'pool';

/**
 * The selected part of a battlefield: the id of a piece, `flagKey` or `campKey`. Null if nothing is selected.
 */
export type Picked = string | null;
export const flagKey = ':flag',
  campKey = ':camp';

export const emptyBoard = (): Battlefield => ({
  format: 1,
  game: gameId,
  name: '',
  table: [48, 48],
  terrain: [],
  pool: [],
});

/**
 * The zone where a side deploys, as the file gives it. A file without a zone means a strip of 6″ along the
 * side's own edge. If Green owns the flag, Green's zone is then the area within 12″ of the flag. PF-R-74
 */
export function zoneOf(board: Battlefield, side: Side): Zone {
  const own = board.zones?.[side];
  if (own) return own;
  if (side === 'tan') return { edge: 'north', depth: 6 };
  return board.flag?.owner === 'green' ? { near: [...board.flag.at, 12] } : { edge: 'south', depth: 6 };
}

/** Rounds to hundredths of an inch, the precision of files that the editor writes. */
export const rounded = (length: number): number => Math.round(length * 100) / 100;
/** Rounds to quarters of an inch. */
export const snapped = (length: number): number => Math.round(length * 4) / 4;

/** The corners of a piece. Those of a rectangle begin in the south-west and run anticlockwise. */
export function corners(piece: Piece): Spot[] {
  if (piece.rect) {
    const [x0, y0, x1, y1] = piece.rect;
    return [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
  }
  return piece.polygon ?? [];
}

/** The smallest rectangle around a piece. */
export function bounds(piece: Piece): Rect {
  const all = corners(piece);
  const xs = all.map(([x]) => x),
    ys = all.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The middle of the smallest rectangle around a piece. */
export function middle(piece: Piece): Spot {
  const [x0, y0, x1, y1] = bounds(piece);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** The rectangle between two corners in any order; null if it is too small to be intended. */
export function rectBetween([ax, ay]: Spot, [bx, by]: Spot): Rect | null {
  const rect: Rect = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)].map(
    rounded,
  ) as Rect;
  return rect[2] - rect[0] >= 0.25 && rect[3] - rect[1] >= 0.25 ? rect : null;
}

const mapped = (piece: Piece, to: (spot: Spot) => Spot): Spot[] =>
  corners(piece).map((spot) => to(spot).map(rounded) as Spot);

/** Moves a piece by inches to the east and to the north. */
export function shifted(piece: Piece, dx: number, dy: number): Piece {
  if (piece.rect) {
    const [x0, y0, x1, y1] = piece.rect;
    return { ...piece, rect: [x0 + dx, y0 + dy, x1 + dx, y1 + dy].map(rounded) as Rect };
  }
  return { ...piece, polygon: mapped(piece, ([x, y]) => [x + dx, y + dy]) };
}

/**
 * Moves a piece that sticks out over an edge of the table back onto it. A piece larger than the table still
 * sticks out.
 */
export function inside(piece: Piece, [width, depth]: readonly [number, number]): Piece {
  const [x0, y0, x1, y1] = bounds(piece);
  const push = (low: number, high: number, most: number): number =>
    low < 0 ? -low : high > most ? most - high : 0;
  const dx = push(x0, x1, width),
    dy = push(y0, y1, depth);
  return dx === 0 && dy === 0 ? piece : shifted(piece, dx, dy);
}

function asPolygon(piece: Piece, polygon: Spot[]): Piece {
  const { rect: _, ...rest } = piece;
  return { ...rest, polygon };
}

/**
 * Turns a piece around its middle, anticlockwise. A rectangle stays a rectangle if `degrees` is a multiple of
 * 90, and otherwise becomes a polygon.
 */
export function turned(piece: Piece, degrees: number): Piece {
  const [cx, cy] = middle(piece);
  const quarter = degrees % 90 === 0;
  const angle = (degrees * Math.PI) / 180;
  const cos = quarter ? Math.round(Math.cos(angle)) : Math.cos(angle),
    sin = quarter ? Math.round(Math.sin(angle)) : Math.sin(angle);
  const spun = mapped(piece, ([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
  if (piece.rect && quarter) {
    const rect = bounds({ ...piece, rect: undefined, polygon: spun } as unknown as Piece);
    return { ...piece, rect };
  }
  return asPolygon(piece, spun);
}

/** Moves one corner of a piece. A rectangle stays a rectangle. */
export function bent(piece: Piece, index: number, [x, y]: Spot): Piece {
  const at: Spot = [rounded(x), rounded(y)];
  if (piece.rect) {
    const opposite = corners(piece)[(index + 2) % 4];
    const rect = opposite && rectBetween(at, opposite);
    return rect ? { ...piece, rect } : piece;
  }
  return { ...piece, polygon: corners(piece).map((spot, i) => (i === index ? at : spot)) };
}

/** Adds a corner in the middle of the side between a corner and the next one. The piece becomes a polygon. */
export function split(piece: Piece, index: number): Piece {
  const all = corners(piece);
  const here = all[index],
    next = all[(index + 1) % all.length];
  if (!here || !next) return piece;
  const between: Spot = [rounded((here[0] + next[0]) / 2), rounded((here[1] + next[1]) / 2)];
  return asPolygon(piece, [...all.slice(0, index + 1), between, ...all.slice(index + 1)]);
}

/** Removes a corner, unless the piece has only three. */
export function without(piece: Piece, index: number): Piece {
  const all = corners(piece);
  return all.length <= 3
    ? piece
    : asPolygon(
        piece,
        all.filter((_, i) => i !== index),
      );
}

/** The letter with which the ids of new pieces begin, by kind. */
const letters: Readonly<Record<TerrainKind, string>> = {
  open: 'h',
  road: 'r',
  camp: 'c',
  forest: 'f',
  water: 'v',
  shallow: 'v',
  mountain: 'n',
  building: 'b',
  bridge: 'v',
  marsh: 's',
  desert: 'd',
  'low-wall': 'w',
  fortress: 'k',
};

/** All pieces, those on the table first. */
const piecesOf = (board: Battlefield): Piece[] => [...(board.terrain ?? []), ...(board.pool ?? [])];

/** The piece with an id, and whether it lies on the table or in the pool. Null if no piece has the id. */
export function pieceOf(board: Battlefield, id: Picked): { piece: Piece; place: Place } | null {
  for (const place of ['terrain', 'pool'] as const) {
    const piece = board[place]?.find((one) => one.id === id);
    if (piece) return { piece, place };
  }
  return null;
}

/** An id that is not used by any piece. */
export function freeId(board: Battlefield, kind: TerrainKind): string {
  const taken = new Set(piecesOf(board).map(({ id }) => id));
  for (let n = 1; ; n += 1) if (!taken.has(`${letters[kind]}${n}`)) return `${letters[kind]}${n}`;
}

/** The heights of new pieces, in inches. A new open piece is a hill. */
const heights: Readonly<Partial<Record<TerrainKind, number>>> = { open: 3 };

/** Adds a new piece with a unique id to the table or the pool. */
export function laid(
  board: Battlefield,
  place: Place,
  kind: TerrainKind,
  outline: { rect: Rect } | { polygon: Spot[] },
): { board: Battlefield; id: string } {
  const id = freeId(board, kind);
  const height = heights[kind];
  const piece: Piece = { id, type: kind, ...outline, ...(height ? { height } : {}) };
  return { board: { ...board, [place]: [...(board[place] ?? []), piece] }, id };
}

/** Replaces the piece with an id. Returns the battlefield unchanged if no piece has it. */
export function exchanged(board: Battlefield, id: string, piece: Piece): Battlefield {
  const found = pieceOf(board, id);
  if (!found) return board;
  return { ...board, [found.place]: (board[found.place] ?? []).map((one) => (one.id === id ? piece : one)) };
}

/** Removes the piece with an id, on the table or in the pool. */
export function cleared(board: Battlefield, id: string): Battlefield {
  return {
    ...board,
    terrain: (board.terrain ?? []).filter((one) => one.id !== id),
    pool: (board.pool ?? []).filter((one) => one.id !== id),
  };
}

/** Adds a copy of a piece, beside it or in the pool; null if no piece has the id. */
export function copied(board: Battlefield, id: string): { board: Battlefield; id: string } | null {
  const found = pieceOf(board, id);
  if (!found) return null;
  const { piece, place } = found;
  const copy = {
    ...(place === 'terrain' ? inside(shifted(piece, 2, -2), board.table) : piece),
    id: freeId(board, piece.type),
  };
  return { board: { ...board, [place]: [...(board[place] ?? []), copy] }, id: copy.id };
}

/**
 * Moves a piece from the table to the pool, where it lies around the origin. A piece from the pool moves to
 * the middle of the table.
 */
export function carried(board: Battlefield, id: string): Battlefield {
  const found = pieceOf(board, id);
  if (!found) return board;
  const [x, y] = middle(found.piece).map(snapped) as Spot;
  const rest = cleared(board, id);
  if (found.place === 'terrain')
    return { ...rest, pool: [...(rest.pool ?? []), shifted(found.piece, -x, -y)] };
  const [width, depth] = board.table;
  return { ...rest, terrain: [...(rest.terrain ?? []), shifted(found.piece, width / 2 - x, depth / 2 - y)] };
}

/** Removes empty optional keys from a file. Keeps `terrain`, even if it is empty. */
export function tidied(board: Battlefield): Battlefield {
  const { pool, story, camp, flag, zones, radio, ...rest } = board;
  return {
    ...rest,
    terrain: board.terrain ?? [],
    ...(story ? { story } : {}),
    ...(pool && pool.length > 0 ? { pool } : {}),
    ...(camp ? { camp } : {}),
    ...(flag ? { flag } : {}),
    ...(zones && Object.keys(zones).length > 0 ? { zones } : {}),
    ...(radio ? { radio } : {}),
  };
}
