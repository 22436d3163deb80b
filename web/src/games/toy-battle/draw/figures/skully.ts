import type { Figure } from './figure';
import { bone, box, circle, oval } from './shapes';

/** Skully, 1: a pirate skull with a kerchief and a bone between its teeth. */
export const skully: Figure = {
  troop: 'skully',
  mark: '1',
  parts: [
    { finish: 'dim', d: 'M18 30C8 20 2 18 -4 20C0 26 0 30 -3 36C3 36 5 40 4 47C10 44 14 40 20 37Z' },
    {
      finish: 'cast',
      d: 'M50 6C25 6 13 23 13 43C13 56 18 64 27 69L28 82C28 90 32 95 39 95L61 95C68 95 72 90 72 82L73 69C82 64 87 56 87 43C87 23 75 6 50 6Z',
    },
    {
      finish: 'shade',
      d: 'M87 43C87 23 75 6 50 6C66 12 76 26 75 44C74 56 70 62 64 66L62 95C68 95 72 90 72 82L73 69C82 64 87 56 87 43Z',
    },
    { finish: 'dim', d: 'M12 38C12 15 28 1 50 1C72 1 88 15 88 38C66 27 34 27 12 38Z' },
    { finish: 'paint', d: circle(34, 19, 4) + circle(52, 12, 4) + circle(68, 20, 4) },
    {
      finish: 'ink',
      d:
        oval(34, 50, 10, 11.5) +
        oval(66, 50, 10, 11.5) +
        'M50 60C46 64 44 69 47 71C49 71 50 69 50 69C50 69 51 71 53 71C56 69 54 64 50 60Z',
    },
    { finish: 'shine', d: circle(31, 47, 3) + circle(63, 47, 3) },
    {
      finish: 'ink',
      d: box(37, 74, 2.6, 7) + box(45, 74, 2.6, 7) + box(53, 74, 2.6, 7) + box(61, 74, 2.6, 7),
    },
    { finish: 'cast', d: bone(8, 85, 92, 85, 11) },
    { finish: 'paint', d: bone(8, 85, 92, 85, 11) },
    { finish: 'line', d: 'M26 83H70' },
    { finish: 'shine', d: 'M19 40C20 30 22 26 27 24C24 32 23 36 23 42Z' },
  ],
};
