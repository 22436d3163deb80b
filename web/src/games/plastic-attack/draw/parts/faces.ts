import { oval, type Part } from './part';

const eyes: Part[] = [
  { paint: 'ink', d: oval(-8.5, 0, 3, 4.2) + oval(8.5, 0, 3, 4.2) },
  { paint: 'shine', d: oval(-9.4, -1.6, 1.1) + oval(7.6, -1.6, 1.1) },
];
const blush: Part[] = [{ paint: 'blush', d: oval(-14, 7, 3.6, 2.4) + oval(14, 7, 3.6, 2.4) }];

/** The faces that people have: a smile, a grin, a stern look, a wink, an open mouth. */
export const faces: readonly (readonly Part[])[] = [
  [...eyes, ...blush, { paint: 'line', d: 'M-6 9.5C-3 13 3 13 6 9.5' }],
  [
    ...eyes,
    ...blush,
    { paint: 'ink', d: 'M-7 8C-6 15 6 15 7 8Z' },
    { paint: 'white', d: 'M-5 8.5h10l-.8 2.2h-8.4Z' },
  ],
  [...eyes, { paint: 'line', d: 'M-14 -6.5L-5 -4M14 -6.5L5 -4M-5 11H5' }],
  [...eyes, ...blush, { paint: 'line', d: 'M-5 10C-1 12.5 4 11.5 7 8M-13 -7C-10 -9 -7 -9 -5 -7.5' }],
  [
    ...eyes,
    { paint: 'ink', d: oval(0, 11, 3.4, 3.8) },
    { paint: 'line', d: 'M-13 -7.5C-10 -9.5 -7 -9.5 -5 -8M13 -7.5C10 -9.5 7 -9.5 5 -8' },
  ],
];

/** The faces of machines: lamps behind a dark glass. */
export const lamps: readonly (readonly Part[])[] = [
  [
    { paint: 'glow', d: oval(-7, 0, 3.6, 4.4) + oval(7, 0, 3.6, 4.4) },
    { paint: 'shine', d: oval(-8, -1.5, 1.2) + oval(6, -1.5, 1.2) },
  ],
  [{ paint: 'glow', d: 'M-12 2A5 5 0 0 1 -2 2ZM2 2A5 5 0 0 1 12 2Z' }],
  [
    { paint: 'glow', d: oval(-7, 0, 4.2) + oval(7, 0, 2.8) },
    { paint: 'shine', d: oval(-8, -1.5, 1.3) },
  ],
];
