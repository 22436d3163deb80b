/** The patterns with which surfaces are painted. */
export const patterns = [
  'felt',
  'carpet',
  'sand',
  'wood',
  'grass',
  'road',
  'camp',
  'forest',
  'water',
  'shallow',
  'marsh',
  'desert',
  'paving',
  'stone',
  'planks',
  'roof',
  'wall',
  'plain',
] as const;
export type Pattern = (typeof patterns)[number];

/** The length of an edge of a tile, in pixels. */
export const tile = 128;

type Rgb = [number, number, number];
const read = new Map<string, Rgb>();
const mix = ([r, g, b]: Rgb, [s, t, u]: Rgb, share: number): Rgb => [
  r + (s - r) * share,
  g + (t - g) * share,
  b + (u - b) * share,
];

/** The red, green and blue of a colour such as `#8fa179`. */
function rgb(hex: string): Rgb {
  const known = read.get(hex);
  if (known) return known;
  const made: Rgb = [
    parseInt(hex.slice(1, 3), 16),
    parseInt(hex.slice(3, 5), 16),
    parseInt(hex.slice(5, 7), 16),
  ];
  read.set(hex, made);
  return made;
}

/** A number between 0 and 1 that looks random, for one point of a lattice. */
function dot(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x + 101 * seed, 374761393) ^ Math.imul(y + 57 * seed, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/**
 * Soft noise between 0 and 1 that repeats after one tile. A tile contains `cells` lattice cells in each
 * direction.
 */
export function noise(x: number, y: number, cells: number, seed: number): number {
  const [u, v] = [(x / tile) * cells, (y / tile) * cells];
  const [i, j] = [Math.floor(u) % cells, Math.floor(v) % cells];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [s, t] = [ease(u - Math.floor(u)), ease(v - Math.floor(v))];
  const [i2, j2] = [(i + 1) % cells, (j + 1) % cells];
  const low = dot(i, j, seed) * (1 - s) + dot(i2, j, seed) * s,
    high = dot(i, j2, seed) * (1 - s) + dot(i2, j2, seed) * s;
  return low * (1 - t) + high * t;
}

/** Noise of three sizes, laid over each other. */
const cloud = (x: number, y: number, cells: number, seed: number): number =>
  noise(x, y, cells, seed) * 0.55 +
  noise(x, y, cells * 2, seed + 1) * 0.3 +
  noise(x, y, cells * 4, seed + 2) * 0.15;

/**
 * The depth of a place within the nearest of many dots, from 0 at its rim to 1. A tile is divided into
 * `cells` times `cells` cells, with one dot in each.
 */
function dots(x: number, y: number, cells: number, radius: number, seed: number): number {
  const size = tile / cells;
  let best = 0;
  for (let di = -1; di <= 1; di += 1) {
    for (let dj = -1; dj <= 1; dj += 1) {
      const [i, j] = [Math.floor(x / size) + di, Math.floor(y / size) + dj];
      const [ci, cj] = [(i + cells) % cells, (j + cells) % cells];
      const dx = x - (i + 0.2 + 0.6 * dot(ci, cj, seed)) * size,
        dy = y - (j + 0.2 + 0.6 * dot(cj, ci, seed + 9)) * size;
      best = Math.max(
        best,
        1 - Math.sqrt(dx * dx + dy * dy) / (radius * (0.6 + 0.8 * dot(ci, cj, seed + 5))),
      );
    }
  }
  return best;
}

/**
 * Rows of bricks or boards: 0 in a joint, otherwise a number between 0.4 and 1 that differs from brick to
 * brick.
 */
function bricks(x: number, y: number, rows: number, across: number, joint: number): number {
  const high = tile / rows,
    wide = tile / across;
  const row = Math.floor(y / high);
  const shifted = (x + (row % 2) * (wide / 2)) % tile;
  if (y % high < joint || shifted % wide < joint) return 0;
  return 0.4 + 0.6 * dot(row, Math.floor(shifted / wide), 3);
}

const wave = (x: number, y: number, lines: number, bend: number, seed: number): number =>
  Math.abs((((y / tile) * lines + noise(x, y, 4, seed) * bend) % 1) * 2 - 1);

const painters: Readonly<Record<Pattern, (x: number, y: number) => Rgb>> = {
  felt: (x, y) => {
    const weave = (x + y) % 4 < 2 === y % 8 < 4 ? 0.14 : 0;
    return mix(rgb('#869b6c'), rgb('#a6b68a'), 0.6 * cloud(x, y, 6, 1) + weave + 0.3 * dot(x, y, 2));
  },
  carpet: (x, y) => {
    const weave = (x + (y % 8 < 4 ? 2 : 0)) % 4 < 2 ? 0.55 : 0.35;
    const diamond = Math.abs((x % 64) - 32) + Math.abs((y % 64) - 32);
    return mix(
      rgb('#56667f'),
      rgb('#8695a8'),
      weave + 0.18 * dot(x, y, 2) + (diamond > 26 && diamond < 31 ? 0.28 : 0),
    );
  },
  sand: (x, y) => mix(rgb('#a99f8a'), rgb('#c2baa6'), 0.6 * cloud(x, y, 5, 4) + 0.4 * dot(x, y, 5)),
  wood: (x, y) =>
    mix(
      rgb('#7a4f2b'),
      rgb('#a87443'),
      0.35 +
        0.4 * Math.sin((y / tile) * 2 * Math.PI * 9 + 5 * noise(x, y, 3, 6)) * 0.5 +
        0.3 * noise(x, y, 24, 8),
    ),
  grass: (x, y) =>
    mix(rgb('#7f9c57'), rgb('#a0b974'), 0.5 * cloud(x, y, 6, 11) + (dots(x, y, 10, 3.4, 12) > 0 ? 0.5 : 0.1)),
  road: (x, y) =>
    mix(
      rgb('#a48f6c'),
      rgb('#c6b18a'),
      0.6 * cloud(x, y, 8, 21) + (dots(x, y, 12, 2.6, 22) > 0.1 ? 0.45 : 0),
    ),
  camp: (x, y) =>
    mix(rgb('#b39a6a'), rgb('#94794d'), 0.5 * cloud(x, y, 6, 31) + ((x + y) % 16 < 3 ? 0.32 : 0)),
  forest: (x, y) =>
    mix(
      mix(rgb('#5f8049'), rgb('#789a5a'), cloud(x, y, 6, 41)),
      rgb('#4a6b40'),
      Math.min(1, 2.4 * Math.max(0, dots(x, y, 9, 7, 42))),
    ),
  water: (x, y) =>
    mix(rgb('#2f6fa6'), rgb('#8cc3e2'), wave(x, y, 8, 2.4, 51) < 0.16 ? 0.75 : 0.2 * noise(x, y, 6, 52)),
  shallow: (x, y) =>
    mix(
      rgb('#66a9bf'),
      rgb('#bfe2dd'),
      Math.abs(dots(x, y, 8, 6, 61) - 0.14) < 0.14 ? 0.8 : 0.3 * cloud(x, y, 6, 62),
    ),
  marsh: (x, y) =>
    mix(
      mix(rgb('#6f7a45'), rgb('#57643a'), cloud(x, y, 6, 71)),
      rgb('#3e6a70'),
      dots(x, y, 6, 11, 72) > 0.12 ? 0.9 : 0,
    ),
  desert: (x, y) =>
    mix(
      rgb('#cd9c52'),
      rgb('#e6c280'),
      wave(x, y, 7, 3.2, 81) < 0.3 ? 0.15 : 0.55 + 0.4 * noise(x, y, 16, 82),
    ),
  paving: (x, y) => mix(rgb('#6f6c66'), rgb('#b5b0a5'), bricks(x, y, 8, 6, 1.6)),
  stone: (x, y) =>
    mix(rgb('#66625c'), rgb('#aaa49a'), bricks(x, y, 10, 6, 1.8) * (0.8 + 0.3 * dot(x, y, 91))),
  planks: (x, y) =>
    mix(rgb('#4c3118'), rgb('#b8854c'), bricks(y, x, 8, 2, 1.8) * (0.75 + 0.35 * noise(x, y, 32, 92))),
  roof: (x, y) => mix(rgb('#7c2f24'), rgb('#c8604a'), bricks(x, y, 12, 10, 1.5)),
  wall: (x, y) => mix(rgb('#c4b299'), rgb('#e9dcc6'), bricks(x, y, 14, 7, 1.2)),
  plain: () => [255, 255, 255],
};

/** Paints one tile. Returns four bytes for each pixel, row by row: red, green, blue and opacity. */
export function paint(pattern: Pattern): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(tile * tile * 4);
  for (let y = 0, at = 0; y < tile; y += 1) {
    for (let x = 0; x < tile; x += 1, at += 4) {
      const [r, g, b] = painters[pattern](x, y);
      bytes[at] = r;
      bytes[at + 1] = g;
      bytes[at + 2] = b;
      bytes[at + 3] = 255;
    }
  }
  return new Uint8Array(bytes.buffer);
}
