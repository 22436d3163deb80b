import { faces, lamps } from './faces';
import { pick } from './look';
import { box, burst, limb, oval, type Body, type Frame, type Paint, type Part } from './part';

const emblems: readonly string[] = [
  burst(0, -46, 7.5, 3.3, 5),
  'M2 -54L-6 -44H-1L-3 -37L6 -48H1Z',
  oval(0, -46, 6),
  'M0 -39C-8 -44 -8 -52 -3.5 -52C-1 -52 0 -50 0 -49C0 -50 1 -52 3.5 -52C8 -52 8 -44 0 -39Z',
  'M0 -54L7 -46L0 -38L-7 -46Z',
];

const torso = 'M-18 -59C-19 -64 -10 -66 0 -66C10 -66 19 -64 18 -59L16 -28C10 -25 -10 -25 -16 -28Z';
const torsoShade = 'M18 -59C19 -64 12 -66 6 -66C11 -56 11 -38 7 -26C11 -26.5 14 -27 16 -28Z';

/** The paints of the sleeves and the trousers for each kind of clothing. */
const limbPaint: Record<Body, [Paint, Paint]> = {
  shirt: ['main', 'second'],
  coat: ['main', 'second'],
  armour: ['second', 'main'],
  cape: ['second', 'second'],
  apron: ['main', 'main'],
  fur: ['main', 'main'],
  plates: ['second', 'second'],
  dress: ['main', 'skin'],
};

function torsoOf(body: Body, emblem: string): Part[] {
  const base = (paint: Paint): Part[] => [
    { paint, d: torso },
    { paint: 'shade', d: torsoShade },
  ];
  const shown: Record<Body, Part[]> = {
    shirt: [
      ...base('main'),
      { paint: 'second', d: 'M-16.5 -34H16.5L16 -28C10 -25 -10 -25 -16 -28Z' },
      { paint: 'accent', d: emblem },
    ],
    coat: [
      { paint: 'second', d: torso },
      { paint: 'white', d: 'M-7 -65L0 -54L7 -65Z' },
      { paint: 'accent', d: 'M-3 -57H3L4 -44L0 -38L-4 -44Z' },
      { paint: 'main', d: 'M-18 -59C-19 -64 -12 -66 -7 -66C-3 -50 -3 -30 -5 -11C-12 -9 -19 -10 -24 -13Z' },
      { paint: 'main', d: 'M18 -59C19 -64 12 -66 7 -66C3 -50 3 -30 5 -11C12 -9 19 -10 24 -13Z' },
      { paint: 'shade', d: 'M18 -59C19 -64 16 -66 13 -66C17 -50 17 -26 16 -10.5C19 -11 22 -12 24 -13Z' },
      { paint: 'accent', d: oval(-8, -40, 1.9) + oval(-9, -30, 1.9) + oval(-10, -20, 1.9) },
      { paint: 'line', d: 'M8 -27L18 -28' },
    ],
    armour: [
      ...base('main'),
      { paint: 'line', d: 'M-14 -38C-6 -34 6 -34 14 -38M0 -65V-36' },
      { paint: 'accent', d: emblem },
      { paint: 'second', d: 'M-16.5 -33H16.5L16 -27C10 -24 -10 -24 -16 -27Z' },
      { paint: 'main', d: 'M-13 -64C-25 -67 -31 -60 -30 -50C-24 -53 -18 -53 -13 -50Z' },
      { paint: 'main', d: 'M13 -64C25 -67 31 -60 30 -50C24 -53 18 -53 13 -50Z' },
      { paint: 'shine', d: 'M-27 -57C-26 -61 -23 -63 -19 -63C-22 -61 -24 -59 -25 -55Z' },
    ],
    cape: [
      ...base('second'),
      { paint: 'line', d: 'M-16.5 -33C-6 -31 6 -31 16.5 -33' },
      { paint: 'accent', d: emblem },
      {
        paint: 'main',
        d: 'M-20 -58C-20 -67 -10 -69 0 -69C10 -69 20 -67 20 -58C12 -55 6 -57 0 -60C-6 -57 -12 -55 -20 -58Z',
      },
      { paint: 'gold', d: oval(0, -60, 3.6) },
    ],
    apron: [
      ...base('main'),
      {
        paint: 'second',
        d: 'M-10 -57H10L11 -40C17 -34 19 -22 18 -12C8 -8 -8 -8 -18 -12C-19 -22 -17 -34 -11 -40Z',
      },
      { paint: 'second', d: 'M-12 -65L-6.5 -66L-6 -56H-10ZM12 -65L6.5 -66L6 -56H10Z' },
      { paint: 'accent', d: 'M-9 -33H9V-23C6 -20 -6 -20 -9 -23Z' },
      { paint: 'line', d: 'M-17 -37H17' },
    ],
    fur: [
      {
        paint: 'main',
        d: 'M-18 -62L-24 -54L-20 -52L-25 -44L-20 -42L-24 -34L-18 -33L-20 -25L-12 -27L-8 -21L-3 -26L2 -20L6 -26L12 -21L14 -27L21 -26L18 -34L24 -36L20 -43L25 -46L20 -52L24 -56L18 -62C10 -67 -10 -67 -18 -62Z',
      },
      {
        paint: 'shade',
        d: 'M18 -62L24 -56L20 -52L25 -46L20 -43L24 -36L18 -34L21 -26L14 -27L12 -21L9 -24C13 -36 13 -52 8 -65C12 -65 15 -64 18 -62Z',
      },
      { paint: 'second', d: 'M-11 -64L-13 -52L-8 -50L-8 -40L-3 -42L0 -34L3 -42L8 -40L8 -50L13 -52L11 -64Z' },
    ],
    plates: [
      ...base('main'),
      {
        paint: 'second',
        d: 'M-18.5 -55C-8 -51 8 -51 18.5 -55L18 -47C8 -43 -8 -43 -18 -47ZM-17.5 -39C-8 -35 8 -35 17.5 -39L16.5 -31C8 -27 -8 -27 -16.5 -31Z',
      },
      {
        paint: 'accent',
        d: [-12, 0, 12]
          .map((x) => oval(x, -58 + Math.abs(x) * -0.1, 2) + oval(x, -42.5 + Math.abs(x) * -0.1, 2))
          .join(''),
      },
      { paint: 'main', d: oval(-21, -57, 9.5, 8.5) },
      { paint: 'main', d: oval(21, -57, 9.5, 8.5) },
      { paint: 'shine', d: 'M-27 -58C-26 -62 -23 -63 -20 -63C-23 -61 -24 -59 -24.5 -56Z' },
    ],
    dress: [
      {
        paint: 'main',
        d: 'M-17 -60C-17 -65 -8 -66 0 -66C8 -66 17 -65 17 -60L13 -42L28 -9C18 -3 -18 -3 -28 -9L-13 -42Z',
      },
      {
        paint: 'shade',
        d: 'M17 -60C17 -65 10 -66 6 -66C9 -56 8 -46 8 -42L15 -6C20 -6.5 25 -7.5 28 -9L13 -42Z',
      },
      { paint: 'second', d: 'M-14 -46H14L12.5 -39H-12.500Z' },
      { paint: 'accent', d: 'M-25.5 -14.500C-15 -9 15 -9 25.5 -14.500L28 -9C18 -3 -18 -3 -28 -9Z' },
      { paint: 'accent', d: emblem, at: 'translate(0 -22) scale(.72)' },
    ],
  };
  return shown[body];
}

const cape: Part[] = [
  {
    paint: 'main',
    d: 'M-16 -62C-34 -50 -40 -24 -42 -4C-34 -7 -30 -1 -24 -4C-18 -7 -14 -1 -6 -4C2 -7 6 -1 12 -4C20 -7 24 -1 30 -4C34 -6 38 -5 42 -4C40 -24 34 -50 16 -62Z',
  },
  { paint: 'shade', d: 'M-24 -4C-18 -7 -14 -1 -6 -4L-8 -56ZM12 -4C20 -7 24 -1 30 -4L14 -58Z' },
];

function legs(paint: Paint, robot: boolean): Part[] {
  if (robot) {
    return [-1, 1].flatMap((side): Part[] => [
      { paint: 'metal', d: box(side * 10 - 5, -30, 10, 22, 3) },
      { paint: 'line', d: `M${side * 10 - 5} -22h10M${side * 10 - 5} -17h10` },
      {
        paint: 'main',
        d: `M${side * 11 - 10} -1L${side * 11 - 7} -12H${side * 11 + 7}L${side * 11 + 10} -1Z`,
      },
    ]);
  }
  return [-1, 1].flatMap((side): Part[] => [
    { paint, d: box(side * 9.5 - 7.5, -34, 15, 28, 6) },
    {
      paint: 'rubber',
      d: `M${side * 9.5 - 8.5} -11H${side * 9.5 + 8.5}C${side * 9.5 + 11} -6 ${side * 9.5 + 11} -1 ${side * 9.5 + 8} -.500H${side * 9.5 - 8}C${side * 9.5 - 11} -1 ${side * 9.5 - 11} -6 ${side * 9.5 - 8.5} -11Z`,
    },
  ]);
}

function arm(side: number, sleeve: Paint, robot: boolean, hand: [number, number]): Part[] {
  const [x, y] = hand;
  const elbow: [number, number] = [side * 27, -47];
  if (robot) {
    return [
      { paint: 'metal', d: limb(side * 18, -57, ...elbow, 8) },
      { paint: 'metal', d: limb(...elbow, x, y - 2, 8) },
      { paint: 'rubber', d: oval(...elbow, 4) },
    ];
  }
  return [
    { paint: sleeve, d: limb(side * 17, -57, ...elbow, 12) },
    { paint: sleeve, d: limb(...elbow, x - side * 1.5, y - 3, 11) },
  ];
}

function fist(robot: boolean, [x, y]: [number, number]): Part[] {
  if (robot)
    return [
      { paint: 'main', d: box(x - 6.5, y - 6.5, 13, 13, 4) },
      { paint: 'ink', d: oval(x, y, 2.2) },
    ];
  return [{ paint: 'skin', d: oval(x, y, 6.5, 6.2) }];
}

function skull(robot: boolean, number: number): Part[] {
  if (!robot) {
    return [
      { paint: 'skin', d: oval(-20.5, 2, 4, 5) + oval(20.5, 2, 4, 5) },
      {
        paint: 'skin',
        d: 'M0 -21C14 -21 22 -12 21.5 1C21 13 12 20 0 20C-12 20 -21 13 -21.5 1C-22 -12 -14 -21 0 -21Z',
      },
      {
        paint: 'shade',
        d: 'M21.5 1C21 13 12 20 0 20C10 16 16 8 16 -2C16 -10 13 -16 8 -19.500C17 -17 22 -10 21.5 1Z',
      },
      ...pick(faces, number >>> 4).map((part) => ({ ...part, at: 'translate(0 2)' })),
    ];
  }
  return [
    { paint: 'metal', d: box(-26, -7, 52, 14, 4) },
    { paint: 'main', d: box(-22, -20, 44, 39, 9) },
    { paint: 'shade', d: 'M13 -20C19 -20 22 -17 22 -11V10C22 16 19 19 13 19C16 12 16 -12 13 -20Z' },
    { paint: 'ink', d: box(-16.5, -11, 33, 21, 6) },
    ...pick(lamps, number >>> 4).map((part) => ({ ...part, at: 'translate(0 -1)' })),
    { paint: 'line', d: 'M-6 14.500H6' },
    { paint: 'shine', d: 'M-18 -12C-18 -15 -16 -17 -12 -17H-4C-10 -15 -14 -13 -16 -8Z' },
  ];
}

/** Draws a toy on two legs: a person or a robot. `number` chooses its face and the emblem on its chest. */
export function biped(body: Body, robot: boolean, number: number): Frame {
  const [sleeve, trousers] = limbPaint[body];
  const holding: [number, number] = [-35, -38];
  const free: [number, number] = [31, -31];
  return {
    back: body === 'cape' ? cape : [],
    body: [
      ...legs(trousers, robot),
      ...arm(1, sleeve, robot, free),
      ...fist(robot, free),
      ...(robot ? [{ paint: 'rubber', d: box(-6, -70, 12, 8, 2) } as Part] : []),
      ...torsoOf(body, pick(emblems, number >>> 9)),
      ...arm(-1, sleeve, robot, holding),
    ],
    face: skull(robot, number),
    hand: fist(robot, holding),
    head: { x: 0, y: -82, scale: 1 },
    hold: { x: -35, y: -38, scale: 1 },
    wings: { x: 0, y: -56, scale: 1 },
    feet: [
      { x: -11, y: -5, scale: 0.8 },
      { x: 11, y: -5, scale: 0.8 },
    ],
    hair: !robot,
  };
}
