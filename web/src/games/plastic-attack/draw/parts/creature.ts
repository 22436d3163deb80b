import { pick } from './look';
import { box, burst, limb, oval, type Body, type Frame, type Part } from './part';

const trunk =
  'M-30 -42C-26 -54 -6 -54 10 -52C28 -51 38 -42 36 -28C35 -16 24 -13 6 -13C-14 -13 -32 -16 -33 -28C-33 -34 -32 -38 -30 -42Z';

function leg(x: number): Part[] {
  return [
    { paint: 'main', d: box(x - 7, -26, 14, 26, 6) },
    {
      paint: 'second',
      d: `M${x - 8} -6C${x - 9} -1 ${x - 7} 0 ${x - 4} 0H${x + 4}C${x + 7} 0 ${x + 9} -1 ${x + 8} -6C${x + 4} -9 ${x - 4} -9 ${x - 8} -6Z`,
    },
    { paint: 'line', d: `M${x - 3} -4V-.5M${x + 3} -4V-.5` },
  ];
}

const tail: Part[] = [
  {
    paint: 'main',
    d: 'M28 -32C42 -30 50 -40 47 -54C46 -60 41 -62 38 -59C35 -56 40 -54 40 -48C40 -41 34 -42 28 -44Z',
  },
];

const coats: Record<Body, Part[]> = {
  shirt: [
    { paint: 'second', d: 'M-10 -53C0 -53.5 12 -53 18 -51L20 -14C10 -12.5 -4 -12.5 -12 -14Z' },
    { paint: 'accent', d: burst(4, -33, 9, 4, 5) },
  ],
  coat: [
    { paint: 'second', d: 'M-24 -50C-6 -56 20 -54 34 -46L38 -14C26 -7 -18 -7 -30 -14Z' },
    { paint: 'accent', d: 'M-29 -19C-16 -12 26 -12 37.5 -19L38 -14C26 -7 -18 -7 -30 -14Z' },
    { paint: 'accent', d: oval(-4, -38, 2.2) + oval(-4, -28, 2.2) },
  ],
  armour: [
    {
      paint: 'metal',
      d: 'M-14 -54C2 -58 24 -55 34 -44C37 -38 37 -30 35 -25C24 -32 0 -32 -16 -26C-20 -36 -19 -48 -14 -54Z',
    },
    { paint: 'line', d: 'M4 -56C0 -46 0 -38 2 -30M20 -53C18 -44 18 -36 20 -29' },
    { paint: 'accent', d: oval(-7, -42, 3) + oval(11, -42, 3) + oval(27, -38, 3) },
    { paint: 'shine', d: 'M-10 -51C0 -54 8 -54 16 -53C6 -51 -2 -49 -9 -45Z' },
  ],
  cape: [
    {
      paint: 'second',
      d: 'M-22 -52C-4 -60 22 -60 38 -50C46 -44 48 -30 54 -20C46 -22 42 -16 36 -20C28 -24 22 -18 14 -22C6 -26 -4 -20 -12 -26C-18 -34 -22 -44 -22 -52Z',
    },
    { paint: 'shade', d: 'M14 -22C22 -18 28 -24 36 -20C36 -34 30 -46 18 -56C20 -44 18 -32 14 -22Z' },
    { paint: 'gold', d: oval(-20, -45, 4) },
  ],
  apron: [
    { paint: 'second', d: 'M-32 -36C-22 -42 -10 -40 -4 -34C2 -24 0 -14 -6 -8C-14 -5 -24 -6 -32 -12Z' },
    { paint: 'accent', d: 'M-25 -28H-10V-18C-14 -15 -21 -15 -25 -18Z' },
  ],
  fur: [
    {
      paint: 'main',
      d: 'M-30 -44L-22 -54L-16 -50L-8 -58L-2 -52L8 -58L13 -52L23 -56L26 -49L36 -48L34 -40L42 -34L36 -29L40 -20L31 -19L28 -11L20 -15L12 -9L6 -14L-3 -8L-8 -14L-17 -9L-21 -15L-30 -13L-29 -21L-38 -24L-33 -32L-38 -39Z',
    },
    { paint: 'second', d: 'M-2 -44L4 -48L8 -42L14 -46L18 -40L24 -42L24 -34L16 -36L12 -30L7 -36L0 -34Z' },
    { paint: 'shade', d: 'M42 -34L36 -29L40 -20L31 -19L28 -11L20 -15L12 -9L6 -14C24 -18 32 -30 34 -40Z' },
  ],
  plates: [
    { paint: 'accent', d: 'M-20 -50L-12 -66L-4 -52ZM-4 -52L5 -70L13 -52ZM12 -52L22 -66L28 -47Z' },
    { paint: 'second', d: 'M-31 -26C-16 -20 22 -20 36 -26C35 -16 24 -13 6 -13C-14 -13 -31 -16 -31 -26Z' },
    { paint: 'line', d: 'M-18 -22L-16 -15M-6 -20.500L-5 -13.500M8 -20.500L8 -13.500M21 -22L19 -15' },
    {
      paint: 'line',
      d: 'M-12 -44C-8 -41 -8 -36 -11 -33M4 -46C8 -43 8 -37 5 -34M19 -44C23 -41 23 -36 20 -33',
    },
  ],
  dress: [
    {
      paint: 'second',
      d: 'M-34 -34L-24 -38L36 -38L46 -30L38 -26L44 -16L32 -15L26 -6L16 -12L6 -4L-3 -12L-14 -4L-21 -12L-34 -8L-33 -17L-44 -19L-36 -26Z',
    },
    { paint: 'accent', d: 'M-30 -42C-10 -37 20 -37 36 -42L36 -35C20 -31 -10 -31 -31 -35Z' },
  ],
};

const snouts: readonly (readonly Part[])[] = [
  [
    { paint: 'accent', d: 'M-13 6C-13 0 -6 -1 0 2C6 -1 13 0 13 6C13 13 6 16 0 16C-6 16 -13 13 -13 6Z' },
    { paint: 'ink', d: 'M-5 2C-5 -1 5 -1 5 2C4 6 1 7 0 7C-1 7 -4 6 -5 2Z' },
    { paint: 'line', d: 'M0 7V10M-7 10C-4 13 -1 13 0 10C1 13 4 13 7 10' },
  ],
  [
    { paint: 'accent', d: 'M-16 8C-16 1 -8 0 0 0C8 0 16 1 16 8C16 15 8 18 0 18C-8 18 -16 15 -16 8Z' },
    { paint: 'ink', d: oval(-5, 5, 1.8, 2.4) + oval(5, 5, 1.8, 2.4) },
    { paint: 'line', d: 'M-11 10C-6 14 6 14 11 10' },
    { paint: 'white', d: 'M-8 12L-5.5 17.500L-3 13ZM8 12L5.5 17.500L3 13Z' },
  ],
];

const ear = (side: number): Part[] => [
  {
    paint: 'main',
    d: `M${side * 9} -16C${side * 12} -27 ${side * 22} -27 ${side * 22} -22C${side * 23} -14 ${side * 20} -8 ${side * 17} -7Z`,
  },
  {
    paint: 'accent',
    d: `M${side * 13} -16C${side * 15} -22 ${side * 20} -23 ${side * 19} -19C${side * 19} -15 ${side * 18} -12 ${side * 16} -11Z`,
  },
];

function beastHead(number: number): Part[] {
  return [
    ...ear(-1),
    ...ear(1),
    {
      paint: 'main',
      d: 'M0 -20C14 -20 22 -12 22 0C22 12 13 19 0 19C-13 19 -22 12 -22 0C-22 -12 -14 -20 0 -20Z',
    },
    {
      paint: 'shade',
      d: 'M22 0C22 12 13 19 0 19C10 16 17 8 17 -2C17 -9 13 -15 8 -18.500C17 -16 22 -9 22 0Z',
    },
    { paint: 'white', d: oval(-9, -5, 5, 5.5) + oval(9, -5, 5, 5.5) },
    { paint: 'ink', d: oval(-8, -4.5, 2.6, 3.6) + oval(8, -4.5, 2.6, 3.6) },
    { paint: 'shine', d: oval(-9, -6, 1) + oval(7, -6, 1) },
    {
      paint: 'line',
      d:
        number % 3 === 0
          ? 'M-15 -12L-5 -9M15 -12L5 -9'
          : 'M-14 -11C-12 -13 -8 -13 -6 -11.500M14 -11C12 -13 8 -13 6 -11.5',
    },
    ...pick(snouts, number >>> 4),
  ];
}

/** Draws a beast on four legs. Its head is on the left, and its tail holds its gear. */
export function creature(body: Body, number: number): Frame {
  return {
    back: [],
    body: [
      ...tail,
      ...leg(-14).map(dimmed),
      ...leg(30).map(dimmed),
      { paint: 'main', d: trunk },
      {
        paint: 'shade',
        d: 'M36 -28C35 -16 24 -13 6 -13C-14 -13 -32 -16 -33 -28C-20 -20 24 -20 36 -36C36.5 -33 36.5 -30 36 -28Z',
      },
      ...coats[body].map((part) => part),
      ...leg(-25),
      ...leg(19),
      { paint: 'main', d: limb(-18, -56, -14, -40, 22) },
    ],
    face: beastHead(number),
    hand: [{ paint: 'main', d: oval(43, -60, 5.5) }],
    head: { x: -19, y: -68, scale: 1 },
    hold: { x: 43, y: -62, scale: 0.82 },
    wings: { x: 10, y: -52, scale: 1.05 },
    feet: [
      { x: -25, y: -6, scale: 0.9 },
      { x: 19, y: -6, scale: 0.9 },
    ],
    hair: false,
  };
}

/** Gives a leg on the far side the second colour instead of the main one, as if in the shadow of the body. */
function dimmed(part: Part): Part {
  return part.paint === 'main' ? { ...part, paint: 'second' } : part;
}
