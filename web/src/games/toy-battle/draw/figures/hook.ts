import type { Figure } from './figure';
import { box, circle, oval } from './shapes';

/** Hook, 4: a small sailor under one enormous hook. */
export const hook: Figure = {
  troop: 'hook',
  mark: '4',
  parts: [
    { finish: 'cast', d: 'M8 97C6 78 16 68 32 68C42 68 48 72 52 76L62 66L76 74L58 97Z' },
    { finish: 'paint', d: 'M8.5 84L57 82L60.5 76L9.5 77ZM8 95L59 95.5L64 89L8 89Z' },
    { finish: 'cast', d: circle(32, 51, 20) },
    { finish: 'shade', d: 'M52 51A20 20 0 0 1 30 71C42 68 46 60 45 44Z' },
    { finish: 'dim', d: 'M11 46C9 28 20 22 33 22C46 22 54 30 53 46C40 40 24 40 11 46Z' },
    { finish: 'gold', d: circle(32, 20, 5) },
    { finish: 'ink', d: oval(26, 52, 3.2, 4.4) + 'M34 47L48 45L48 52C46 57 37 57 35 53Z' },
    { finish: 'ink', d: 'M24 62C30 66 38 66 43 61C39 70 29 70 24 62Z' },
    { finish: 'dim', d: box(63, 46, 28, 24, 6) },
    { finish: 'line', d: 'M64 54L90 54' },
    {
      finish: 'cast',
      d: 'M70 47L70 30C70 18 57 17 57 27L62 34L48 42L40 26C40 6 54 -3 68 -2C83 -1 90 9 90 25L86 47Z',
    },
    { finish: 'shade', d: 'M86 47L90 25C90 9 83 -1 68 -2C78 4 82 12 80 26L77 47Z' },
    { finish: 'shine', d: 'M45 24C46 12 54 5 64 4C56 9 51 15 50 25Z' },
  ],
};
