import type { Spot } from '../api';
import { rampart, type Laid } from '../ground';
import { between, distance, sides } from '../plane';
import type { Paint, Shell } from './shell';

/** The thickness of the walls around a fortress, in inches. */
const wallThick = 0.45;

/**
 * Moves the sides of a polygon inwards by a distance. The result is exact enough for the simple shapes of
 * pieces.
 */
export function inset(corners: readonly Spot[], by: number): Spot[] {
  return corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner,
      after = corners[(i + 1) % corners.length] ?? corner;
    const [d1, d2] = [distance(before, corner) || 1, distance(corner, after) || 1];
    const n1: Spot = [-(corner[1] - before[1]) / d1, (corner[0] - before[0]) / d1];
    const n2: Spot = [-(after[1] - corner[1]) / d2, (after[0] - corner[0]) / d2];
    const dot = Math.max(0.3, 1 + n1[0] * n2[0] + n1[1] * n2[1]);
    return [corner[0] + ((n1[0] + n2[0]) / dot) * by, corner[1] + ((n1[1] + n2[1]) / dot) * by];
  });
}

/** Adds a house: walls with windows. A rectangular house has a pitched roof. */
export function house(shell: Shell, { piece, corners, under, top: body }: Laid): void {
  const eaves = piece.rect ? under + (body - under) * 0.72 : body;
  const walls: Paint = { pattern: 'wall', holed: true },
    roof: Paint = { pattern: 'roof', holed: true };
  for (const [a, b] of sides(corners)) {
    shell.wall(walls, a, b, under, eaves);
    windows(shell, a, b, under, eaves);
  }
  shell.top({ pattern: 'planks', holed: true }, corners, under + 0.04, '#b9a58c');
  if (!piece.rect) {
    shell.top({ pattern: 'paving', holed: true }, inset(corners, 0.3), body - 0.3);
    ringWall(shell, corners, 0.3, body - 0.4, body, walls);
    return;
  }
  const [x0, y0, x1, y1] = piece.rect;
  const out = 0.25;
  const long = x1 - x0 >= y1 - y0;
  const at = (along: number, across: number, z: number): [number, number, number] =>
    long ? [along, across, z] : [across, along, z];
  const [l0, l1, c0, c1] = long ? [x0, x1, y0, y1] : [y0, y1, x0, x1];
  const [ridge, foot] = [(c0 + c1) / 2, eaves - 0.1];
  const slope = (side: number): void => {
    const low = side < 0 ? c0 - out : c1 + out;
    const quad = [
      at(l0 - out, low, foot),
      at(l1 + out, low, foot),
      at(l1 + out, ridge, body),
      at(l0 - out, ridge, body),
    ] as const;
    const turned = long === side < 0 ? quad : ([quad[1], quad[0], quad[3], quad[2]] as const);
    const wide = Math.hypot(ridge - low, body - foot);
    const [s0, s1] = long === side < 0 ? [l0, l1] : [l1, l0];
    shell.triangle(roof, [turned[0], turned[1], turned[2]], undefined, [
      [s0, 0],
      [s1, 0],
      [s1, wide],
    ]);
    shell.triangle(roof, [turned[0], turned[2], turned[3]], undefined, [
      [s0, 0],
      [s1, wide],
      [s0, wide],
    ]);
  };
  slope(-1);
  slope(1);
  for (const end of [l0, l1]) {
    const gable = [at(end, c0, eaves), at(end, c1, eaves), at(end, ridge, body)] as const;
    const outwards = (end === l1) === long;
    const spots: Spot[] = [
      [c0, 0],
      [c1, 0],
      [ridge, body - eaves],
    ];
    if (outwards) shell.triangle(walls, gable, undefined, spots);
    else
      shell.triangle(walls, [gable[1], gable[0], gable[2]], undefined, [
        spots[1] as Spot,
        spots[0] as Spot,
        spots[2] as Spot,
      ]);
  }
}

/** Adds dark windows along a wall. */
function windows(shell: Shell, a: Spot, b: Spot, low: number, high: number): void {
  const long = distance(a, b);
  const count = Math.floor(long / 1.6);
  const [nx, ny] = [((b[1] - a[1]) / long) * 0.02, (-(b[0] - a[0]) / long) * 0.02];
  for (let i = 0; i < count; i += 1) {
    const centre = (i + 0.5) / count,
      wide = 0.3 / long;
    const [p, q] = [between(a, b, centre - wide), between(a, b, centre + wide)];
    const door = i === Math.floor(count / 2);
    const from = door ? low : low + (high - low) * 0.35,
      to = low + (high - low) * (door ? 0.72 : 0.8);
    shell.wall(
      { pattern: 'plain', holed: true },
      [p[0] + nx, p[1] + ny],
      [q[0] + nx, q[1] + ny],
      from,
      to,
      door ? '#5d3a20' : '#35506a',
    );
  }
}

/** Adds a wall of some thickness along the inside of a polygon. */
function ringWall(
  shell: Shell,
  corners: readonly Spot[],
  thick: number,
  low: number,
  high: number,
  paint: Paint,
): void {
  const inner = inset(corners, thick);
  corners.forEach((corner, i) => {
    const j = (i + 1) % corners.length;
    const [a, b, c, d] = [corner, corners[j], inner[j], inner[i]] as [Spot, Spot, Spot, Spot];
    shell.wall(paint, a, b, low, high);
    shell.wall(paint, c, d, low, high, '#c9c4bb');
    shell.triangle(
      paint,
      [
        [...a, high],
        [...b, high],
        [...c, high],
      ],
      '#f2eee6',
    );
    shell.triangle(
      paint,
      [
        [...a, high],
        [...c, high],
        [...d, high],
      ],
      '#f2eee6',
    );
  });
}

/** Adds a fortress: a courtyard with a wall, battlements, and towers at its corners. */
export function fortress(shell: Shell, laid: Laid): void {
  const { corners, under, top } = laid;
  const stone: Paint = { pattern: 'stone', holed: true };
  if (top > under) shell.block(stone, { pattern: 'paving', holed: true }, corners, under, top);
  shell.top({ pattern: 'paving', holed: true }, corners, top + 0.03);
  const high = top + rampart;
  ringWall(shell, corners, wallThick, top, high, stone);
  for (const [a, b] of sides(corners)) {
    const count = Math.max(2, Math.round(distance(a, b) / 0.9));
    const [nx, ny] = [
      (-(b[1] - a[1]) / distance(a, b)) * wallThick,
      ((b[0] - a[0]) / distance(a, b)) * wallThick,
    ];
    for (let i = 0; i < count; i += 1) {
      const [p, q] = [between(a, b, (i + 0.2) / count), between(a, b, (i + 0.75) / count)];
      shell.block(stone, stone, [p, q, [q[0] + nx, q[1] + ny], [p[0] + nx, p[1] + ny]], high, high + 0.32);
    }
  }
  for (const [x, y] of inset(corners, wallThick)) {
    const tower: Spot[] = Array.from({ length: 8 }, (_, i) => [
      x + Math.cos((i / 8) * 2 * Math.PI) * 0.85,
      y + Math.sin((i / 8) * 2 * Math.PI) * 0.85,
    ]);
    shell.block(stone, { pattern: 'paving', holed: true }, tower, top, high + 0.6);
    ringWall(shell, tower, 0.16, high + 0.6, high + 0.85, stone);
  }
}

/** Adds a bridge: a deck of planks with rails along its longer sides. */
export function bridge(shell: Shell, { corners, under, top: body }: Laid): void {
  const planks: Paint = { pattern: 'planks' };
  const deck = body;
  shell.block(planks, planks, corners, under, deck);
  const all = sides(corners);
  const longest = Math.max(...all.map(([a, b]) => distance(a, b)));
  for (const [a, b] of all.filter(([a, b]) => distance(a, b) > longest * 0.95)) {
    const long = distance(a, b);
    const inwards: Spot = [(-(b[1] - a[1]) / long) * 0.14, ((b[0] - a[0]) / long) * 0.14];
    shell.block(
      planks,
      planks,
      [a, b, [b[0] + inwards[0], b[1] + inwards[1]], [a[0] + inwards[0], a[1] + inwards[1]]],
      deck + 0.3,
      deck + 0.45,
      '#8a5f35',
      '#8a5f35',
    );
    const posts = Math.max(1, Math.round(long / 1.5));
    for (let i = 0; i <= posts; i += 1) {
      const [x, y] = between(a, b, i / posts);
      const [px, py] = [x + inwards[0] / 2, y + inwards[1] / 2];
      shell.block(
        planks,
        planks,
        [
          [px - 0.1, py - 0.1],
          [px + 0.1, py - 0.1],
          [px + 0.1, py + 0.1],
          [px - 0.1, py + 0.1],
        ],
        under,
        deck + 0.6,
        '#6d4a28',
      );
    }
  }
}
