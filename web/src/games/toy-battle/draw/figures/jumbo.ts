import type { Figure } from './figure';
import { box, circle, oval } from './shapes';

/** Jumbo, 3: an elephant with huge ears and a raised trunk. */
export const jumbo: Figure = {
  troop: 'jumbo',
  mark: '3',
  parts: [
    { finish: 'dim', d: box(24, 60, 20, 37, 8) + box(56, 60, 20, 37, 8) },
    { finish: 'cast', d: 'M34 24C18 2 -5 10 -4 38C-3 60 12 76 32 64Z' },
    { finish: 'cast', d: 'M66 24C82 2 105 10 104 38C103 60 88 76 68 64Z' },
    { finish: 'shade', d: 'M30 30C18 16 6 22 6 39C7 54 16 63 30 57Z' },
    { finish: 'shade', d: 'M70 30C82 16 94 22 94 39C93 54 84 63 70 57Z' },
    { finish: 'cast', d: 'M50 8C32 8 25 22 26 42C27 62 36 78 50 78C64 78 73 62 74 42C75 22 68 8 50 8Z' },
    { finish: 'shade', d: 'M74 42C75 22 68 8 52 8C64 18 66 40 62 58C60 68 56 76 50 78C64 78 73 62 74 42Z' },
    { finish: 'paint', d: 'M34 62C30 70 31 78 37 82C38 76 40 70 42 66Z' },
    {
      finish: 'cast',
      d: 'M41 44C40 64 40 80 48 88C58 98 78 96 84 82C87 74 86 66 82 62C77 60 73 64 75 69C77 75 74 81 68 81C61 81 60 70 60 44Z',
    },
    { finish: 'line', d: 'M42 58L59 57M42.5 67L60 64M46 78L62 71M56 88L65 78' },
    { finish: 'ink', d: oval(37, 38, 3.6, 5) + oval(63, 38, 3.6, 5) },
    {
      finish: 'shine',
      d: circle(36, 36, 1.4) + circle(62, 36, 1.4) + 'M33 24C35 16 40 13 46 13C41 18 38 22 37 29Z',
    },
  ],
};
