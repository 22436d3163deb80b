import type { Figure } from './figure';
import { box, circle, oval } from './shapes';

/** Cap'n, 2: a captain with a hat, a moustache and epaulettes. */
export const capn: Figure = {
  troop: 'capn',
  mark: '2',
  parts: [
    { finish: 'cast', d: 'M20 97C18 76 28 66 50 66C72 66 82 76 80 97Z' },
    { finish: 'shade', d: 'M80 97C82 76 72 66 54 66C66 70 70 82 68 97Z' },
    { finish: 'gold', d: 'M12 74C12 66 20 62 30 66L31 76C25 73 17 75 13 80Z' },
    { finish: 'gold', d: 'M88 74C88 66 80 62 70 66L69 76C75 73 83 75 87 80Z' },
    { finish: 'cast', d: circle(50, 51, 21) },
    { finish: 'shade', d: 'M71 51A21 21 0 0 1 50 72C60 68 64 60 63 46L70 44Z' },
    { finish: 'ink', d: oval(42, 48, 3.4, 4.6) + oval(58, 48, 3.4, 4.6) },
    { finish: 'paint', d: 'M50 57C43 51 33 60 20 50C22 66 42 72 50 63C58 72 78 66 80 50C67 60 57 51 50 57Z' },
    {
      finish: 'dim',
      d: 'M-3 33C6 31 12 27 19 17C27 4 38 0 50 0C62 0 73 4 81 17C88 27 94 31 103 33C98 46 80 46 50 40C20 46 2 46 -3 33Z',
    },
    { finish: 'gold', d: 'M-3 33C2 46 20 46 50 40C80 46 98 46 103 33C96 40 78 39 50 34C22 39 4 40 -3 33Z' },
    { finish: 'paint', d: circle(50, 18, 8.5) },
    {
      finish: 'ink',
      d:
        box(48.6, 13, 2.8, 10, 1) +
        box(45, 15.4, 10, 2.4, 1) +
        'M43.5 19C44 24 56 24 56.5 19L54 20.5C53 22 47 22 46 20.5Z',
    },
    { finish: 'shine', d: 'M24 22C29 11 36 7 43 6C36 11 31 17 28 25Z' },
    { finish: 'gold', d: circle(50, 80, 2.6) + circle(50, 89, 2.6) },
  ],
};
