import { box, burst, limb, mirrored, oval, type Gear, type Part, type Sides } from './part';

const wing: Part[] = [
  {
    paint: 'accent',
    d: 'M6 4C14 -14 30 -28 50 -30C46 -24 47 -20 51 -16C45 -13 44 -9 46 -3C40 -3 37 1 37 7C31 4 26 6 24 11C18 8 11 8 6 10Z',
  },
  { paint: 'line', d: 'M8 6C18 -8 30 -18 46 -25M10 7C22 -2 32 -8 46 -14M12 8C22 4 30 0 40 -2' },
  { paint: 'shine', d: 'M14 -6C22 -17 32 -23 42 -26C32 -19 24 -13 18 -4Z' },
];

/** The gear in a hand on the left of the figure. The hand is at the origin; `back` is drawn behind it. */
const held: Record<Exclude<Gear, 'nothing' | 'wings' | 'wheels'>, Sides> = {
  shield: {
    back: [],
    front: [
      {
        paint: 'metal',
        d: 'M-17 -19C-9 -19 -5 -21 0 -24C5 -21 9 -19 17 -19C19 0 14 16 0 24C-14 16 -19 0 -17 -19Z',
      },
      {
        paint: 'accent',
        d: 'M-12.5 -15C-7 -15 -4 -16 0 -18.5C4 -16 7 -15 12.5 -15C13.5 0 10 11 0 17.5C-10 11 -13.5 0 -12.5 -15Z',
      },
      { paint: 'white', d: burst(0, -1, 9, 4, 5) },
      { paint: 'shine', d: 'M-10 -12C-7 -12 -5 -13 -3 -14C-7 -8 -9 -2 -9 4C-11 -2 -11 -7 -10 -12Z' },
    ],
  },
  spanner: {
    back: [
      {
        paint: 'metal',
        d: 'M-3.5 16L-3.5 -16C-11 -19 -13 -27 -9 -34L-4 -29L-4 -24L4 -24L4 -29L9 -34C13 -27 11 -19 3.5 -16L3.5 16A3.5 3.5 0 0 1 -3.5 16Z',
        at: 'rotate(-14)',
      },
      { paint: 'shine', d: box(-2, -14, 1.6, 24, 0.8), at: 'rotate(-14)' },
    ],
    front: [],
  },
  blaster: {
    back: [
      { paint: 'rubber', d: 'M-1 -5L9 -5L8 11C4 13 2 13 -1 11Z' },
      { paint: 'metal', d: 'M-24 -15L10 -15C13 -15 14 -13 14 -10L13 -4L-24 -4Z' },
      { paint: 'accent', d: box(-31, -17, 9, 15, 3) },
      { paint: 'second', d: box(-12, -20, 14, 6, 2.5) },
      { paint: 'glow', d: oval(2, -9.5, 3.2) },
      { paint: 'shine', d: 'M-20 -13H-4V-11H-20Z' },
    ],
    front: [],
  },
  book: {
    back: [
      {
        paint: 'accent',
        d: 'M-20 -17C-12 -21 -4 -20 0 -16C4 -20 12 -21 20 -17L20 9C12 5 4 6 0 10C-4 6 -12 5 -20 9Z',
      },
      {
        paint: 'white',
        d: 'M-16.5 -15.5C-10 -18 -4 -17 0 -13C4 -17 10 -18 16.5 -15.5L16.5 5C10 3 4 4 0 7C-4 4 -10 3 -16.5 5Z',
      },
      { paint: 'line', d: 'M0 -13V7M-13 -10L-4 -8M-13 -4L-4 -2M13 -10L4 -8M13 -4L4 -2' },
    ],
    front: [],
  },
  staff: {
    back: [
      { paint: 'second', d: limb(-3, 36, 3, -46, 5) },
      { paint: 'gold', d: 'M-8 -46C-9 -52 -6 -58 3 -61C12 -58 15 -52 14 -46L9 -43L-3 -43Z' },
      { paint: 'glow', d: burst(3, -60, 13, 7.5, 8) },
      { paint: 'shine', d: oval(0, -62, 3) },
    ],
    front: [],
  },
  bag: {
    back: [{ paint: 'line', d: 'M-9 4C-10 -6 10 -6 9 4' }],
    front: [
      { paint: 'rubber', d: 'M-8 4C-8 -5 8 -5 8 4L4.5 4C4.5 -1 -4.5 -1 -4.5 4Z' },
      { paint: 'accent', d: 'M-14 4L14 4C17 10 17 18 15 24L-15 24C-17 18 -17 10 -14 4Z' },
      { paint: 'white', d: oval(0, 14.5, 7) },
      { paint: 'accent', d: 'M-1.8 9.5H1.8V12.7H5V16.3H1.8V19.5H-1.8V16.3H-5V12.7H-1.8Z' },
      { paint: 'shine', d: 'M-12 7H-4L-6 10H-12.5Z' },
    ],
  },
  flask: {
    back: [
      { paint: 'glass', d: 'M-4.5 -26H4.5V-13L15 8C17 13 14 16 10 16H-10C-14 16 -17 13 -15 8L-4.5 -13Z' },
      {
        paint: 'glow',
        d: 'M-8 -5C-3 -8 3 -2 8 -5L14 8C15.5 12 13.5 14.5 10 14.5H-10C-13.5 14.5 -15.5 12 -14 8Z',
      },
      { paint: 'white', d: oval(-4, 5, 2.6) + oval(5, 1, 1.8) + oval(3, 9, 2) },
      { paint: 'rubber', d: box(-6, -30, 12, 6, 2.5) },
      { paint: 'glow', d: oval(-2, -36, 3) + oval(5, -42, 2.2) },
      { paint: 'shine', d: 'M-2.5 -22H-.5V-12L-7 2L-8.5 1L-2.5 -12Z' },
    ],
    front: [],
  },
};

/** Returns the parts of gear in the hand; none for wings and wheels. */
export function inHand(gear: Gear): Sides {
  if (gear === 'nothing' || gear === 'wings' || gear === 'wheels') return { back: [], front: [] };
  return held[gear];
}

/** Returns the parts of a pair of wings. The origin is the middle of the back. */
export function wings(): Part[] {
  return [...wing, ...mirrored(wing)];
}

/** Returns the parts of a wheel. The origin is its hub. */
export function wheel(): Part[] {
  return [
    { paint: 'rubber', d: oval(0, 0, 10) },
    { paint: 'accent', d: oval(0, 0, 5.5) },
    { paint: 'white', d: oval(0, 0, 2) },
    { paint: 'shine', d: 'M-7 -4C-5 -7 -2 -8 1 -8C-2 -6.5 -4 -5 -5.5 -2.5Z' },
  ];
}
