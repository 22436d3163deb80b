import type { Figure } from './figure';
import { box, circle } from './shapes';

/** XB-42, 5: a wind-up tin robot with square parts and a key in its side. */
export const xb42: Figure = {
  troop: 'xb42',
  mark: '5',
  parts: [
    { finish: 'dim', d: box(47, 4, 6, 14) + circle(50, 5, 6.5) },
    { finish: 'dim', d: box(16, 22, 10, 18, 3) + box(74, 22, 10, 18, 3) },
    { finish: 'dim', d: box(41, 46, 18, 10) },
    { finish: 'dim', d: box(24, 82, 20, 15, 3) + box(56, 82, 20, 15, 3) },
    {
      finish: 'cast',
      d: 'M18 54L6 54C-2 54 -6 60 -6 67L-6 74C-12 78 -13 90 -6 95L-2 91C-5 87 -3 83 1 83C5 83 7 87 4 91L8 95C15 90 14 78 8 74L8 68L18 68Z',
    },
    {
      finish: 'cast',
      d: 'M82 54L92 54L92 44C86 40 85 28 92 23L96 27C93 31 95 35 99 35C103 35 105 31 102 27L106 23C113 28 112 40 106 44L106 60C106 66 102 68 96 68L82 68Z',
    },
    { finish: 'cast', d: box(24, 12, 52, 37, 7) },
    { finish: 'cast', d: box(18, 53, 64, 32, 6) },
    { finish: 'shade', d: box(64, 12, 12, 37, 6) + box(68, 53, 14, 32, 6) },
    { finish: 'paint', d: box(30, 19, 40, 15, 7) },
    { finish: 'ink', d: circle(41, 26.5, 5) + circle(59, 26.5, 5) },
    { finish: 'shine', d: circle(39.5, 25, 1.6) + circle(57.5, 25, 1.6) },
    { finish: 'ink', d: box(36, 39, 4, 6) + box(43, 39, 4, 6) + box(50, 39, 4, 6) + box(57, 39, 4, 6) },
    { finish: 'paint', d: circle(36, 69, 10) },
    {
      finish: 'ink',
      d: 'M35 69L42 62L38 71Z' + box(54, 62, 20, 4, 2) + box(54, 70, 20, 4, 2) + box(54, 78, 12, 3, 1.5),
    },
    { finish: 'gold', d: circle(50, 5, 4) },
    { finish: 'shine', d: box(28, 15, 20, 2.6, 1.3) + box(22, 56, 30, 2.6, 1.3) },
  ],
};
