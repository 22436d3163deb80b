import type { Troop } from '../types';

/** A filled shape, as SVG path data and a colour. */
type Shape = { d: string; fill: string };

/** The look of a stage's opponent, in a circle of radius 52 around (50, 46). */
export type Look = {
  troop: Troop;
  sky: string;
  ground: string;
  /** The shapes behind the figure, and those that the figure wears. */
  behind: readonly Shape[];
  dress: readonly Shape[];
  /** The SVG transform that puts the figure in its place. */
  at: string;
};

const usual = 'translate(17 16) scale(0.78)';

const cloud = (x: number, y: number): Shape => ({
  d: `M${x} ${y}a7 7 0 0 1 3-13a10 10 0 0 1 18-3a9 9 0 0 1 5 16Z`,
  fill: '#f7fbff',
});
const medal = (x: number, y: number): Shape[] => [
  { d: `M${x - 3} ${y - 10}H${x + 3}V${y - 4}H${x - 3}Z`, fill: '#1f6ed4' },
  { d: `M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z`, fill: '#f6b92f' },
];

/** The looks of all opponents, by the boards of their stages. */
export const looks: Readonly<Record<string, Look>> = {
  'training-yard': {
    troop: 'kwak',
    sky: '#cfe6f5',
    ground: '#a9c98a',
    behind: [
      { d: 'M11 48h6v14h-6Z', fill: '#7a5a38' },
      { d: 'M14 16L28 38H22L29 52H-1L6 38H0Z', fill: '#4f8f4b' },
    ],
    dress: [],
    at: usual,
  },
  'castle-field': {
    troop: 'star',
    sky: '#cfe0f2',
    ground: '#8fb56b',
    behind: [
      { d: 'M2 58V26h6v6h5v-6h6v6h5v-6h6v32ZM70 58V26h6v6h5v-6h6v6h5v-6h6v32Z', fill: '#b9b1a3' },
      { d: 'M12 58V48a4 4 0 0 1 8 0V58ZM80 58V48a4 4 0 0 1 8 0V58Z', fill: '#6d6458' },
    ],
    dress: [{ d: 'M52 14C54 0 68 -6 80 2C72 2 74 8 68 9C64 10 58 10 56 17Z', fill: '#f6b92f' }],
    at: usual,
  },
  'city-of-clouds': {
    troop: 'roxy',
    sky: '#8cc4f0',
    ground: '#f4f8fc',
    behind: [cloud(4, 40), cloud(70, 30)],
    dress: [
      {
        d: 'M36 54C46 60 56 60 66 54L68 60C56 67 46 67 34 60ZM38 60L28 80L36 76L40 82L46 63Z',
        fill: '#fffaf0',
      },
    ],
    at: usual,
  },
  'tropical-pool': {
    troop: 'hook',
    sky: '#ffe2a8',
    ground: '#4fb8d6',
    behind: [{ d: 'M10 20a11 11 0 1 1 22 0a11 11 0 1 1 -22 0Z', fill: '#f6b92f' }],
    dress: [
      {
        d: 'M58 84a16 16 0 1 1 32 0a16 16 0 1 1 -32 0ZM67 84a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z',
        fill: '#fffaf0',
      },
      { d: 'M70 69L78 69L76 78L72 78ZM70 99L78 99L76 90L72 90Z', fill: '#d93a2b' },
    ],
    at: 'translate(11 14) scale(0.78)',
  },
  'volcanic-jungle': {
    troop: 'jumbo',
    sky: '#f7c59a',
    ground: '#5d8f4b',
    behind: [
      { d: 'M62 58L78 22H88L101 52V58Z', fill: '#7a5648' },
      { d: 'M78 22H88L91 32L86 30L84 38L80 29L75 31Z', fill: '#e8552f' },
    ],
    dress: [
      { d: 'M30 27C32 5 68 5 70 27Z', fill: '#e8d6a8' },
      { d: 'M22 27C34 21 66 21 78 27C68 34 32 34 22 27Z', fill: '#d6bf86' },
    ],
    at: 'translate(17 20) scale(0.78)',
  },
  'caribbean-sea': {
    troop: 'capn',
    sky: '#bfe6f2',
    ground: '#2f8fb5',
    behind: [
      { d: 'M2 54C8 44 20 44 26 54Z', fill: '#f2dfa0' },
      { d: 'M12 48C13 38 15 34 14 28L17 28C19 35 16 40 17 48Z', fill: '#7a5a38' },
      {
        d: 'M15 29C6 24 2 28 -1 34C5 31 10 31 15 29C8 22 12 17 18 16C14 20 17 25 16 29C20 22 27 23 30 30C25 28 20 29 15 29Z',
        fill: '#3f8f4f',
      },
    ],
    dress: [
      { d: 'M80 60C88 54 94 62 90 72L86 84L80 74C76 70 76 64 80 60Z', fill: '#3fae6a' },
      { d: 'M79 63L73 66L79 69Z', fill: '#f6b92f' },
    ],
    at: usual,
  },
  'cursed-cemetery': {
    troop: 'skully',
    sky: '#4a4270',
    ground: '#6b7a6a',
    behind: [
      { d: 'M20 4a13 13 0 1 0 14 18a11 11 0 0 1 -14 -18Z', fill: '#f5ecc4' },
      { d: 'M72 62V40a9 9 0 0 1 18 0V62ZM6 62V46a7 7 0 0 1 14 0V62Z', fill: '#a8a7b5' },
    ],
    dress: [],
    at: usual,
  },
  'station-metal-x': {
    troop: 'xb42',
    sky: '#2d3350',
    ground: '#8a93a8',
    behind: [
      {
        d: 'M8 20l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1ZM86 12l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1Z',
        fill: '#f5ecc4',
      },
    ],
    dress: [
      { d: 'M34 21L36 10H64L66 21Z', fill: '#1f4f9e' },
      { d: 'M30 21H70V26H30Z', fill: '#123468' },
      { d: 'M8 60L22 54L26 64L12 70Z', fill: '#fffaf0' },
    ],
    at: 'translate(17 18) scale(0.78)',
  },
  battlefield: {
    troop: 'kwak',
    sky: '#f2cf9c',
    ground: '#a58a5c',
    behind: [
      { d: 'M8 62V14h3V62Z', fill: '#5f4c3b' },
      { d: 'M11 15C20 9 26 20 36 14V32C26 38 20 27 11 33Z', fill: '#d93a2b' },
    ],
    dress: [...medal(50, 82), ...medal(63, 86), ...medal(37, 84)],
    at: usual,
  },
};
