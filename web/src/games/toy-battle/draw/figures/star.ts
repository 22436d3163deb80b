import type { Figure } from './figure';
import { circle, oval, star as fivePoints } from './shapes';

/** Star, 6: a five-pointed star with a mask. */
export const star: Figure = {
  troop: 'star',
  mark: '6',
  parts: [
    { finish: 'cast', d: fivePoints(50, 54, 58, 27, 5, 0.22) },
    {
      finish: 'shade',
      d: 'M50 -2C54 4 58 16 62 32L66 33L104 37C102 42 88 52 77 61C79 74 85 92 83 99C76 98 62 88 51 82C62 74 66 60 62 44C60 32 56 14 50 -2Z',
    },
    {
      finish: 'ink',
      d: 'M24 46C34 40 44 42 50 46C56 42 66 40 76 46C75 58 66 62 58 59C54 57 52 54 50 54C48 54 46 57 42 59C34 62 25 58 24 46Z',
    },
    { finish: 'paint', d: oval(37, 50, 6.4, 5) + oval(63, 50, 6.4, 5) },
    { finish: 'ink', d: circle(39, 50, 3) + circle(61, 50, 3) },
    { finish: 'ink', d: 'M38 65C44 69 56 69 62 65C61 76 55 79 50 79C45 79 39 76 38 65Z' },
    { finish: 'paint', d: 'M41 68C46 70 54 70 59 68L58 71C54 73 46 73 42 71Z' },
    { finish: 'shine', d: 'M46 10C42 22 39 31 36 38L26 39C34 34 40 24 46 10Z' + circle(16, 43, 2.6) },
  ],
};
