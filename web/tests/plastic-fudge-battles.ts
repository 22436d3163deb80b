import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action, Battlefield, ForceFile, Side, UnitFile } from '../src/wire/plastic_fudge/all';

export const bot = { kind: 'bot', level: 1 } as const;
export const me = { kind: 'me' } as const;

/** A battlefield of three feet: a wood, a hill and a wall between two strips to deploy in. */
export const meadow: Battlefield = {
  format: 1,
  game: 'plastic-fudge',
  name: 'Test meadow',
  table: [36, 36],
  zones: { green: { edge: 'south', depth: 10 }, tan: { edge: 'north', depth: 6 } },
  terrain: [
    { id: 'f1', type: 'forest', rect: [2, 14, 10, 20] },
    { id: 'h1', type: 'open', rect: [26, 14, 33, 20], height: 3 },
    { id: 'w1', type: 'low-wall', rect: [15, 22, 21, 22.5] },
  ],
};

/** A small battlefield, where both sides are in reach of each other at once. */
export const yard: Battlefield = {
  ...meadow,
  name: 'Test yard',
  table: [14, 14],
  zones: { green: { edge: 'south', depth: 5 }, tan: { edge: 'north', depth: 5 } },
  terrain: [{ id: 'w1', type: 'low-wall', rect: [0.5, 6.75, 2.5, 7.25] }],
};

const sample = join(import.meta.dirname, '../../games/plastic_fudge/data/battlefields/green-camp.json');
const { id: _, ...green } = JSON.parse(readFileSync(sample, 'utf8')) as Battlefield & { id: string };

/**
 * The sample battlefield `green-camp` without its id. The two pieces that players lay are lawns, which block
 * no Unit.
 */
export const camp: Battlefield = {
  ...green,
  pool: [
    {
      id: 'p1',
      type: 'open',
      polygon: [
        [-4, -2],
        [-1, -4],
        [3, -3],
        [4, 1],
        [1, 4],
        [-3, 3],
      ],
    },
    {
      id: 'p2',
      type: 'open',
      polygon: [
        [-3, -3],
        [3, -3],
        [4, 2],
        [-2, 4],
      ],
    },
  ],
};

const force = (name: string, units: UnitFile[], markers = 0): ForceFile => ({
  format: 1,
  game: 'plastic-fudge',
  name,
  units,
  markers,
});

/**
 * The player's force: a sergeant, a grenadier, a minesweeper, a rifleman and two markers. Its Units are
 * hardly ever routed.
 */
export const section = force(
  'Test section',
  [
    { name: 'Sarge', type: 'basic', commander: true, tl: 3 },
    { name: 'Bomber', type: 'grenadier', tl: 3 },
    { name: 'Sweeper', type: 'minesweeper', tl: 3 },
    { name: 'Rifle', type: 'basic' },
  ],
  2,
);

/**
 * A force with a minesweeper. It marches up the road of the sample battlefield in one Round, and is not
 * routed.
 */
export const raiders = force(
  'Raiders',
  [
    { name: 'Sarge', type: 'basic', commander: true, tl: 2 },
    { name: 'Raider', type: 'grenadier', ml: 2, tl: 3 },
    { name: 'Sweeper', type: 'minesweeper' },
    { name: 'Rifle', type: 'basic', tl: 0 },
  ],
  2,
);

const shell: UnitFile = { type: 'basic', ml: -3, al: -3, dl: 3, tl: 3 };

/**
 * Three Troopers who move an inch a Round, so that they meet no enemy on the meadow. They hardly ever hurt
 * anybody, and are hardly ever hurt.
 */
export const snails = force('Snails', [
  { ...shell, name: 'Old Shell', commander: true },
  { ...shell, name: 'Slow One' },
  { ...shell, name: 'Slow Two' },
]);

/** Where the section and its enemies stand on the meadow. */
export const places: Readonly<Record<Side, readonly Action[]>> = {
  green: [
    { do: 'deploy', unit: 'g0', at: [18, 3], facing: 90 },
    { do: 'deploy', unit: 'g1', at: [14, 6], facing: 90 },
    { do: 'deploy', unit: 'g2', at: [20, 7], facing: 90 },
    { do: 'deploy', unit: 'g3', at: [24, 6], facing: 90 },
    { do: 'lay', at: [20, 10.2], real: false },
    { do: 'lay', at: [26, 10], real: true },
    { do: 'end-deploy' },
  ],
  tan: [
    { do: 'deploy', unit: 't0', at: [18, 34], facing: 270 },
    { do: 'deploy', unit: 't1', at: [14, 34], facing: 270 },
    { do: 'deploy', unit: 't2', at: [22, 34], facing: 270 },
    { do: 'end-deploy' },
  ],
};

/** Where the section and its enemies stand in the yard. */
export const near: typeof places = {
  green: [
    { do: 'deploy', unit: 'g0', at: [7, 1], facing: 90 },
    { do: 'deploy', unit: 'g1', at: [4, 4], facing: 90 },
    { do: 'deploy', unit: 'g2', at: [10, 4], facing: 90 },
    { do: 'deploy', unit: 'g3', at: [7, 4.5], facing: 90 },
    { do: 'lay', at: [10, 7], real: false },
    { do: 'lay', at: [13, 6.5], real: true },
    { do: 'end-deploy' },
  ],
  tan: [
    { do: 'deploy', unit: 't0', at: [7, 13], facing: 270 },
    { do: 'deploy', unit: 't1', at: [4, 10], facing: 270 },
    { do: 'deploy', unit: 't2', at: [10, 10], facing: 270 },
    { do: 'end-deploy' },
  ],
};
