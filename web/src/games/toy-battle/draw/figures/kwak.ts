import type { Figure } from './figure';
import { circle, oval } from './shapes';

/** Kwak, the joker: a bath duck with a saucepan on its head. */
export const kwak: Figure = {
  troop: 'kwak',
  mark: 'K',
  parts: [
    { finish: 'dim', d: 'M42 12L8 4C1 3 0 12 7 14L42 24Z' },
    {
      finish: 'cast',
      d: 'M-2 44C6 52 18 56 32 56C38 55 42 53 43 49C37 44 35 36 37 28C40 16 50 12 62 12C76 12 85 22 85 34C85 44 80 50 76 54C88 62 92 74 86 84C80 94 66 97 48 97C20 97 -2 80 -2 44Z',
    },
    {
      finish: 'shade',
      d: 'M76 54C88 62 92 74 86 84C80 94 66 97 48 97C36 97 26 94 18 89C44 94 66 88 72 74C75 66 74 58 70 52Z',
    },
    { finish: 'cast', d: 'M20 66C30 58 52 60 58 68C58 82 38 88 24 80C21 76 26 76 28 75C22 73 19 70 20 66Z' },
    { finish: 'gold', d: 'M80 36C88 28 100 30 106 37C104 48 92 53 78 48Z' },
    { finish: 'line', d: 'M79 42C88 42 96 42 105 38' },
    { finish: 'dim', d: 'M34 28C32 8 46 -5 62 -5C78 -5 89 7 88 26C70 21 52 22 34 28Z' },
    { finish: 'gold', d: 'M30 27C50 19 74 18 92 24L91 31C72 26 52 27 32 34Z' },
    { finish: 'paint', d: oval(67, 38, 6.5, 7) },
    { finish: 'ink', d: circle(69, 39, 3.6) },
    {
      finish: 'shine',
      d: 'M42 18C44 8 52 2 60 1C54 6 49 12 48 18ZM6 56C8 66 12 74 18 80C12 66 12 62 12 58Z',
    },
  ],
};
