import { box, burst, limb, mirrored, oval, type Head, type Part, type Sides } from './part';

const crop: Part[] = [
  {
    paint: 'second',
    d: 'M-21.5 2C-25 -16 -14 -25 1 -25C17 -25 25 -15 21.5 2C20 -6 16 -9 12 -12C4 -8 -9 -8 -15 -12C-18 -8 -20 -5 -21.5 2Z',
  },
  { paint: 'shine', d: 'M-14 -17C-10 -22 -4 -23 1 -22C-5 -20 -9 -18 -12 -14Z' },
];
const tuft: Part[] = [{ paint: 'second', d: 'M-4 -23C-5 -30 0 -34 7 -35C5 -31 8 -27 7 -22Z' }];
const wild: Part[] = [
  {
    paint: 'second',
    d: 'M-20 4L-31 4L-24 -4L-34 -10L-24 -13L-30 -24L-18 -21L-17 -32L-8 -24L-1 -34L5 -24L15 -32L17 -21L29 -25L24 -13L34 -10L24 -4L31 4L20 4Z',
  },
];
const stalk: Part[] = [
  { paint: 'metal', d: limb(9, -16, 15, -32, 3) },
  { paint: 'glow', d: oval(16, -35, 5.5) },
  { paint: 'shine', d: oval(14.4, -36.6, 1.6) },
];
const horn: Part[] = [
  { paint: 'white', d: 'M7 -19C12 -25 20 -27 21 -39C30 -31 29 -17 18 -12Z' },
  { paint: 'shade', d: 'M18 -12C24 -17 27 -24 26 -34C30 -27 28 -16 18 -12Z' },
];
const glasses: Part[] = [{ paint: 'line', d: oval(-8.5, 0, 6.5, 6) + oval(8.5, 0, 6.5, 6) + 'M-2 -1h4' }];

/**
 * Returns the parts of headwear, and of hair if there is `hair`. The head at the origin has a radius of about
 * 21 units, and its face is towards the viewer.
 */
export function headwear(head: Head, hair: boolean): Sides {
  const grown = hair ? crop : [];
  const none: Part[] = [];
  const wear: Record<Head, Sides> = {
    bare: { back: none, front: hair ? [...tuft, ...crop] : none },
    cap: {
      back: hair ? [{ paint: 'second', d: box(-22, -10, 44, 20, 9) }] : none,
      front: [
        { paint: 'main', d: 'M-22.5 -6C-24 -21 -12 -29 0 -29C13 -29 24 -21 22.5 -6C8 -11 -8 -11 -22.5 -6Z' },
        {
          paint: 'accent',
          d: 'M-22 -8C-10 -15 10 -15 22 -8C27 -4 22 -1 14 -3C4 -6 -8 -6 -18 -3C-26 -1 -27 -4 -22 -8Z',
        },
        { paint: 'accent', d: oval(0, -29, 3.4, 2.6) },
        { paint: 'shine', d: 'M-16 -16C-12 -22 -6 -24 -2 -25C-8 -21 -11 -18 -12 -13Z' },
      ],
    },
    helmet: {
      back: none,
      front: [
        {
          paint: 'main',
          d: 'M-24.5 7C-28 -18 -15 -29 0 -29C15 -29 28 -18 24.5 7L17 9C19 -4 14 -8 0 -8C-14 -8 -19 -4 -17 9Z',
        },
        { paint: 'accent', d: 'M-5 -33C-5 -39 5 -39 5 -33L5 -12C2 -10.5 -2 -10.5 -5 -12Z' },
        { paint: 'second', d: 'M-23 -7C-16 -16 16 -16 23 -7L22.5 -2C14 -10 -14 -10 -22.5 -2Z' },
        { paint: 'shine', d: 'M-19 -14C-16 -21 -12 -24 -8 -25C-12 -20 -14 -17 -15 -12Z' },
      ],
    },
    hood: {
      back: [{ paint: 'second', d: oval(0, 0, 24, 25) }],
      front: [
        {
          paint: 'main',
          d: 'M-25 17C-32 -14 -19 -33 6 -39C5 -34 7 -32 12 -29C26 -22 30 -4 25 17C22 21 18 22 14 21C23 2 18 -13 0 -14C-18 -13 -23 2 -14 21C-18 22 -22 21 -25 17Z',
        },
        { paint: 'shade', d: 'M25 17C30 -4 26 -22 12 -29C22 -16 23 0 19 21C22 20.5 24 19 25 17Z' },
        { paint: 'shine', d: 'M-23 -6C-22 -17 -16 -24 -9 -28C-15 -20 -18 -13 -18 -4Z' },
      ],
    },
    horns: { back: none, front: [...horn, ...mirrored(horn), ...grown] },
    antenna: {
      back: none,
      front: [
        ...grown,
        ...stalk,
        ...mirrored(stalk),
        { paint: 'main', d: 'M-21.5 -7C-13 -19 13 -19 21.5 -7L20 -2C12 -12 -12 -12 -20 -2Z' },
      ],
    },
    visor: {
      back: hair ? wild : none,
      front: [
        ...(hair
          ? [{ paint: 'second', d: 'M-20 -6C-16 -20 16 -20 20 -6C10 -11 -10 -11 -20 -6Z' } as Part]
          : none),
        { paint: 'rubber', d: box(-24, -10, 48, 17, 8) },
        { paint: 'glass', d: oval(-9, -1.5, 8, 6.5) + oval(9, -1.5, 8, 6.5) },
        { paint: 'ink', d: oval(-8, -1, 2.4, 3) + oval(8, -1, 2.4, 3) },
        {
          paint: 'shine',
          d: 'M-15 -2C-14 -5 -11 -7 -8 -7C-11 -5 -12 -3 -13 0ZM3 -2C4 -5 7 -7 10 -7C7 -5 6 -3 5 0Z',
        },
      ],
    },
    bun: {
      back: [
        { paint: 'second', d: oval(0, -29, 11, 9.5) },
        { paint: 'line', d: 'M-6 -31C-2 -35 5 -34 7 -29' },
      ],
      front: [
        ...(hair
          ? [
              {
                paint: 'second',
                d: 'M-22 6C-26 -16 -14 -25 0 -25C14 -25 26 -16 22 6C20 -4 14 -12 0 -15C-14 -12 -20 -4 -22 6Z',
              } as Part,
            ]
          : none),
        ...glasses,
      ],
    },
    crown: {
      back: none,
      front: [
        ...grown,
        { paint: 'gold', d: 'M-18 -14L-21 -33L-10 -25L0 -38L10 -25L21 -33L18 -14C8 -18 -8 -18 -18 -14Z' },
        { paint: 'accent', d: oval(0, -22, 3.4) + oval(-11, -20, 2) + oval(11, -20, 2) },
        { paint: 'shine', d: 'M-17 -20L-19 -29L-14 -25Z' },
      ],
    },
    mane: {
      back: [
        { paint: 'second', d: burst(0, 1, 37, 29, 15) },
        { paint: 'main', d: burst(0, 1, 29, 24, 13) },
      ],
      front: hair
        ? [{ paint: 'second', d: 'M-14 -16L-8 -27L-3 -21L2 -29L6 -21L13 -25L14 -15C6 -20 -6 -20 -14 -16Z' }]
        : none,
    },
  };
  return wear[head];
}
