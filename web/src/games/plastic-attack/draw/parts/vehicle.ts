import { wheel } from './gear';
import { pick } from './look';
import { box, burst, limb, oval, put, type Body, type Frame, type Gear, type Part } from './part';

const hull = 'M-44 -28C-42 -40 -34 -46 -22 -47L24 -47C36 -46 44 -40 46 -28L44 -16H-42Z';

const track: Part[] = [
  { paint: 'rubber', d: box(-48, -22, 96, 22, 11) },
  { paint: 'metal', d: [-36, -18, 0, 18, 36].map((x) => oval(x, -11, 7)).join('') },
  { paint: 'accent', d: [-36, -18, 0, 18, 36].map((x) => oval(x, -11, 3)).join('') },
  {
    paint: 'line',
    d: 'M-38 -22V-19M-27 -22V-19M-16 -22V-19M-5 -22V-19M6 -22V-19M17 -22V-19M28 -22V-19M39 -22V-19',
  },
];

function wheels(): Part[] {
  return [-29, 29].flatMap((x) => put(wheel(), { x, y: -14, scale: 1.5 }));
}

const skins: Record<Body, Part[]> = {
  shirt: [
    { paint: 'second', d: 'M-46 -34H46L46 -27H-44Z' },
    { paint: 'accent', d: burst(-24, -33, 9, 4, 5) },
  ],
  coat: [
    {
      paint: 'second',
      d: 'M-44 -32H46L50 -13L42 -17L35 -12L28 -17L21 -12L14 -17L7 -12L0 -17L-7 -12L-14 -17L-21 -12L-28 -17L-35 -12L-42 -17L-49 -13Z',
    },
    { paint: 'accent', d: box(-45, -35, 92, 5, 2) },
  ],
  armour: [
    { paint: 'metal', d: 'M-52 -20L-40 -46L-22 -46L-28 -20ZM52 -20L40 -46L24 -46L30 -20Z' },
    {
      paint: 'accent',
      d: oval(-40, -30, 2.2) + oval(-32, -40, 2.2) + oval(40, -30, 2.2) + oval(34, -40, 2.2),
    },
    { paint: 'line', d: 'M-22 -33H24' },
  ],
  cape: [
    { paint: 'second', d: 'M16 -60C34 -62 44 -52 54 -56C52 -46 58 -40 54 -30C46 -26 34 -30 22 -34Z' },
    { paint: 'line', d: 'M28 -58C34 -50 36 -42 36 -32' },
    { paint: 'gold', d: oval(19, -50, 3.6) },
  ],
  apron: [
    { paint: 'second', d: 'M-56 -34L-48 -38L-40 -6L-54 -4C-58 -14 -58 -24 -56 -34Z' },
    { paint: 'accent', d: 'M-54 -26L-46 -27L-44 -20L-54.5 -19ZM-54 -13L-43 -14L-42 -8L-53 -7Z' },
    { paint: 'line', d: 'M-20 -46L-24 -20M6 -46L4 -20' },
  ],
  fur: [
    {
      paint: 'second',
      d: 'M-46 -22L-50 -30L-43 -33L-46 -41L-37 -42L-35 -50L-26 -47L-20 -53L-12 -48L-4 -53L4 -48L12 -53L19 -48L28 -52L33 -45L43 -45L42 -37L50 -34L45 -28L50 -20L40 -23L34 -16L27 -22L18 -16L10 -22L2 -16L-6 -22L-14 -16L-22 -22L-31 -16L-37 -22Z',
    },
  ],
  plates: [
    { paint: 'line', d: 'M-24 -46L-28 -22M0 -47V-22M24 -46L29 -22M-45 -31H46' },
    {
      paint: 'second',
      d: [-36, -12, 12, 36].map((x) => oval(x, -38 + Math.abs(x) / 14, 2.4) + oval(x, -26.5, 2.4)).join(''),
    },
    { paint: 'second', d: box(-50, -25, 100, 7, 3.5) },
  ],
  dress: [
    {
      paint: 'second',
      d: 'M-44 -26H46L56 -6C50 -1 44 -1 38 -5C31 0 24 0 18 -5C11 0 4 0 -2 -5C-9 0 -16 0 -22 -5C-28 0 -35 0 -40 -5C-45 -1 -51 -1 -55 -6Z',
    },
    { paint: 'accent', d: box(-46, -30, 94, 6, 3) },
    { paint: 'line', d: 'M-36 -23L-39 -7M-18 -23L-21 -7M0 -23L-2 -7M18 -23L18 -7M36 -23L38 -7' },
  ],
};

function turret(number: number): Part[] {
  const looks = pick(
    [
      [
        { paint: 'ink', d: oval(-7, 2, 3, 4.2) + oval(8, 2, 3, 4.2) },
        { paint: 'shine', d: oval(-8, 0.5, 1.1) + oval(7, 0.5, 1.1) },
      ],
      [
        { paint: 'ink', d: oval(-7, 3, 3, 3.6) + oval(8, 3, 3, 3.6) },
        { paint: 'line', d: 'M-13 -5L-3 -2M14 -5L4 -2' },
      ],
    ] as const,
    number >>> 4,
  );
  return [
    { paint: 'main', d: 'M-25 20C-27 -6 -18 -20 0 -20C18 -20 27 -6 25 20Z' },
    { paint: 'shade', d: 'M25 20C27 -6 18 -20 5 -20C15 -12 19 4 17 20Z' },
    { paint: 'glass', d: box(-18, -7, 37, 19, 8) },
    ...looks,
    { paint: 'shine', d: 'M-16 -1C-15 -4 -13 -5.5 -9 -5.500H0L-10 9C-14 8 -16 5 -16 2Z' },
  ];
}

/**
 * Draws a vehicle with a face: a hull, a turret with a windscreen, tracks or wheels, and an arm for its gear.
 */
export function vehicle(body: Body, gear: Gear, number: number): Frame {
  const rolls = gear === 'wheels' ? wheels() : body === 'dress' ? [] : track;
  const behind = body === 'cape' ? skins.cape : [];
  return {
    back: behind,
    body: [
      ...(gear === 'wheels' ? [] : rolls),
      { paint: 'metal', d: limb(-28, -44, -40, -54, 7) },
      { paint: 'main', d: hull },
      { paint: 'shade', d: 'M46 -28L44 -16H-42L-43 -22C-20 -19 30 -20 38 -46C43 -42 45 -36 46 -28Z' },
      { paint: 'shine', d: 'M-40 -30C-38 -38 -32 -42 -24 -43H-6C-22 -41 -32 -38 -36 -28Z' },
      ...(body === 'cape' ? [] : skins[body]),
      { paint: 'gold', d: oval(-40, -27, 4.5) + oval(42, -27, 4.5) },
      ...(gear === 'wheels' ? rolls : []),
    ],
    face: turret(number),
    hand: [{ paint: 'metal', d: oval(-40, -54, 5.5) }],
    head: { x: 2, y: -64, scale: 0.95 },
    hold: { x: -41, y: -56, scale: 0.9 },
    wings: { x: 2, y: -52, scale: 1.1 },
    feet: [],
    hair: false,
  };
}
