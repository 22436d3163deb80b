import type { Figure } from './figure';
import { box, circle } from './shapes';

/** Roxy, 7: a tin rocket with a pilot. */
export const roxy: Figure = {
  troop: 'roxy',
  mark: '7',
  parts: [
    { finish: 'cast', d: 'M31 50C14 58 5 74 6 98L32 86Z' },
    { finish: 'cast', d: 'M69 50C86 58 95 74 94 98L68 86Z' },
    { finish: 'dim', d: 'M34 82L66 82L70 97L30 97Z' },
    { finish: 'cast', d: 'M50 -6C68 8 77 30 75 56L70 84L30 84L25 56C23 30 32 8 50 -6Z' },
    { finish: 'shade', d: 'M50 -6C68 8 77 30 75 56L70 84L56 84C64 60 64 24 50 -6Z' },
    { finish: 'dim', d: 'M50 -6C61 2 68 13 72 26C60 21 40 21 28 26C32 13 39 2 50 -6Z' },
    { finish: 'gold', d: circle(50, 43, 18) },
    { finish: 'paint', d: circle(50, 43, 14) },
    {
      finish: 'ink',
      d:
        'M39 37L48 41L47 44C44 47 40 45 39.5 42ZM61 37L52 41L53 44C56 47 60 45 60.5 42Z' +
        'M43 50C47 52 53 52 57 50C55 56 45 56 43 50Z',
    },
    { finish: 'gold', d: box(27.5, 66, 45, 6) },
    { finish: 'cast', d: 'M45 66C45 62 55 62 55 66L56 98L44 98Z' },
    {
      finish: 'shine',
      d: 'M32 52C31 40 32 32 35 26C35 36 35 46 37 58C38 66 33 62 32 52ZM44 8C40 12 37 16 36 20C39 17 43 13 46 6Z',
    },
  ],
};
