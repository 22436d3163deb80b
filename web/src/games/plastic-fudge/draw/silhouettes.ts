import type { Stance, UnitType } from '../files';

/**
 * A part of a figure, in a box of 64 by 64 with the feet at 58. A part with a `width` is a line of this
 * width; any other part is filled. `shade` makes its plastic lighter or darker.
 */
export type Shape = { d: string; width?: number; shade?: 'light' | 'dark' };

const line = (d: string, width: number, shade?: Shape['shade']): Shape => ({
  d,
  width,
  ...(shade ? { shade } : {}),
});
const fill = (d: string, shade?: Shape['shade']): Shape => ({ d, ...(shade ? { shade } : {}) });

/** Body, legs and helmet of a Trooper without his arms, by pose. */
const bodies: Readonly<Record<Stance, Shape[]>> = {
  standing: [
    line('M29 38L23 57M31 38L40 57', 7),
    line('M30 24V38', 12),
    fill('M30 8C36 8 38 12 38 16L40 18H22L23 14C24 10 26 8 30 8Z', 'light'),
    line('M30 17V20', 8),
  ],
  kneeling: [
    line('M28 43L36 44V57M28 44L20 56H10', 7),
    line('M29 29V43', 12),
    fill('M30 13C36 13 38 17 38 21L40 23H22L23 19C24 15 26 13 30 13Z', 'light'),
    line('M30 22V25', 8),
  ],
  prone: [
    line('M26 54L6 56M26 54L9 50', 6),
    line('M40 47L26 53', 12),
    fill('M46 35C52 35 54 39 54 43L56 45H38L39 41C40 37 42 35 46 35Z', 'light'),
    line('M46 44V45', 7),
  ],
};

/** By how much a pose moves the hands from their place on a standing Trooper. */
const shift: Readonly<Record<Stance, [number, number]>> = {
  standing: [0, 0],
  kneeling: [0, 5],
  prone: [8, 24],
};

/** Units whose gear stays on the ground when they kneel or lie down. */
const grounded: readonly UnitType[] = ['mortar', 'minesweeper', 'fifty-cal'];

const rifle: Shape[] = [
  line('M22 28L58 24', 2.4, 'dark'),
  line('M20 29L34 27', 4.5, 'dark'),
  line('M30 26L40 30L36 27', 5),
];
const arms: Readonly<Partial<Record<UnitType, Shape[]>>> = {
  commander: [
    line('M31 26L46 22', 5),
    line('M46 22L52 18M49 20V24', 3, 'dark'),
    line('M29 26L22 20L32 17', 4.5),
    line('M32 17H39', 5, 'dark'),
  ],
  radioman: [
    fill('M12 22H24V40H12Z', 'dark'),
    line('M15 22L8 2', 1.6, 'dark'),
    line('M31 27L40 24L38 17', 4.5),
    line('M38 14V20', 4, 'dark'),
  ],
  grenadier: [
    line('M29 26L17 16', 5),
    fill('M12 9A4.500 4.500 0 1 1 12 18A4.500 4.500 0 1 1 12 9Z', 'dark'),
    line('M31 27L44 31', 5),
    line('M34 34L58 24', 2.6, 'dark'),
  ],
  sniper: [
    line('M18 29L62 24', 2.2, 'dark'),
    line('M18 30L32 28', 4.5, 'dark'),
    line('M32 23L42 22', 3.4, 'dark'),
    line('M30 27L41 29', 5),
  ],
  minesweeper: [
    line('M31 27L42 34', 5),
    line('M30 30L54 52', 2.4, 'dark'),
    fill('M46 53A9 3.200 0 1 1 62 53A9 3.200 0 1 1 46 53Z', 'dark'),
  ],
  mortar: [line('M30 27L42 35', 5), line('M44 56L54 26', 6, 'dark'), line('M50 40L60 57', 2.4, 'dark')],
  'fifty-cal': [
    line('M28 30L42 32', 5),
    line('M32 32L63 29', 3.4, 'dark'),
    fill('M34 29H46V37H34Z', 'dark'),
    line('M44 36L36 57M44 36L56 57', 2.6, 'dark'),
  ],
  bazooka: [
    line('M8 22L58 18', 6, 'dark'),
    fill('M54 12L62 14V22L54 24Z', 'dark'),
    line('M30 28L40 30L42 22', 5),
  ],
  flamethrower: [
    fill('M13 21H19V41H13ZM20 20H25V41H20Z', 'dark'),
    line('M30 28L42 32', 5),
    line('M34 32L56 30', 3.4, 'dark'),
    fill('M56 30C60 24 64 26 63 21C66 26 66 33 62 34C58 35 57 33 56 30Z', 'light'),
  ],
  bfg: [
    line('M30 28L42 32', 6),
    fill('M22 27H50V37H22Z', 'dark'),
    fill('M50 28H63V36H50Z', 'dark'),
    line('M28 37V42M44 25V29', 4, 'dark'),
  ],
};

const vehicles: Readonly<Partial<Record<UnitType, Shape[]>>> = {
  jeep: [
    fill('M4 34H24L27 26H30L32 34L58 36C61 37 62 40 62 48H4Z'),
    line('M33 34L37 22', 2.4),
    fill('M8 28H20V34H8Z', 'dark'),
    fill('M9 50A7 7 0 1 1 23 50A7 7 0 1 1 9 50ZM43 50A7 7 0 1 1 57 50A7 7 0 1 1 43 50Z', 'dark'),
    fill('M44 38H60V41H44Z', 'light'),
  ],
  tank: [
    fill('M6 42H58L62 48L56 57H9L2 49Z', 'dark'),
    fill('M8 33H54L60 42H4Z'),
    fill('M18 21H40L45 33H14Z', 'light'),
    line('M42 27L63 24', 4),
    line('M14 51H16M24 51H26M34 51H36M44 51H46', 7, 'light'),
  ],
  helicopter: [
    line('M4 14H60', 3, 'dark'),
    line('M32 14V21', 4, 'dark'),
    fill('M14 30C14 23 24 20 38 21C50 22 56 30 56 37C56 42 50 44 40 44H26L2 33V27Z'),
    fill('M42 25C50 26 54 32 54 36H42Z', 'light'),
    line('M3 22V36', 3, 'dark'),
    line('M26 44L24 52M44 44L46 52M18 53H54', 3, 'dark'),
  ],
  jet: [
    fill('M2 36L14 32H40C52 32 58 35 63 38C56 42 50 43 40 43H14L4 42Z'),
    fill('M4 34L8 18H14L20 33Z', 'dark'),
    fill('M22 38H42L26 53H18Z', 'dark'),
    fill('M40 32C44 27 50 29 53 34L44 36Z', 'light'),
  ],
  howitzer: [
    line('M22 36L61 17', 5),
    line('M20 37L32 31', 8, 'dark'),
    line('M26 46L2 56', 4, 'dark'),
    fill('M26 26H32V46H26Z', 'light'),
    fill('M20 48A10 10 0 1 1 40 48A10 10 0 1 1 20 48Z', 'dark'),
    fill('M27 48A3 3 0 1 1 33 48A3 3 0 1 1 27 48Z', 'light'),
  ],
  vehicle: [
    fill('M4 28H42L48 36L60 38L62 50H4Z'),
    fill('M44 30L50 36H44Z', 'light'),
    line('M20 24H44', 3.4, 'dark'),
    fill('M12 20H28V28H12Z', 'dark'),
    fill(
      'M8 51A6 6 0 1 1 20 51A6 6 0 1 1 8 51ZM24 51A6 6 0 1 1 36 51A6 6 0 1 1 24 51ZM46 51A6 6 0 1 1 58 51A6 6 0 1 1 46 51Z',
      'dark',
    ),
  ],
};

/** Shapes that are moved together. */
export type Group = { at: [number, number]; shapes: Shape[] };

/**
 * The drawing of a Unit from the side: its body, then what it holds. A radio and a fuel tank come first, so
 * they are drawn behind the body.
 */
export function silhouette(type: UnitType, stance: Stance): Group[] {
  const vehicle = vehicles[type];
  if (vehicle) return [{ at: [0, 0], shapes: vehicle }];
  const [x, y] = shift[stance];
  const held: Group = { at: [x, grounded.includes(type) ? 0 : y], shapes: arms[type] ?? rifle };
  const body: Group = { at: [0, 0], shapes: bodies[stance] };
  return type === 'radioman' || type === 'flamethrower'
    ? [held, body, { at: held.at, shapes: held.shapes.slice(1) }]
    : [body, held];
}
