import type { Side } from '../api';
import { Solid, type Detail, type P } from '../solid';

/** Colours that belong to no side. */
const gold = '#ffcf3d',
  red = '#d2352b',
  white = '#f6f1e6',
  black = '#26242a',
  yellow = '#f3c022';

const circle = (radius: number, parts: number): [number, number][] =>
  Array.from({ length: parts }, (_, i) => [
    Math.cos((i / parts) * 2 * Math.PI) * radius,
    Math.sin((i / parts) * 2 * Math.PI) * radius,
  ]);

/** The outline of a base of radius 1: Green's is round, Tan's has notches. */
export function rimOf(side: Side, radius = 1): [number, number][] {
  if (side === 'green') return circle(radius, 40);
  const notches = 12;
  return Array.from({ length: notches }, (_, i) => i).flatMap((i): [number, number][] =>
    (
      [
        [-0.3, 1],
        [0.3, 1],
        [0.36, 0.86],
        [0.64, 0.86],
      ] as const
    ).map(([part, share]) => {
      const angle = ((i + part) / notches) * 2 * Math.PI;
      return [Math.cos(angle) * radius * share, Math.sin(angle) * radius * share];
    }),
  );
}

/** A base of radius 1 and height 1: a dark foot, and a lighter plate inside its rim. */
export function base(side: Side, detail: Detail): Solid {
  return new Solid(detail)
    .paint(0.62)
    .plate(rimOf(side), 0, 1)
    .paint(0.92)
    .plate(circle(0.66, 28), 0.99, 1.02);
}

/**
 * The coloured rim of a base, which says whether the Unit has moved. Tan's rim is smaller and leaves a dark
 * edge, so that the base stands out from sand when seen from above.
 */
export function rim(side: Side, detail: Detail): Solid {
  const solid = new Solid(detail).paint(1);
  const inner = ([x, y]: readonly [number, number]): [number, number] => [
    (x / Math.hypot(x, y)) * 0.64,
    (y / Math.hypot(x, y)) * 0.64,
  ];
  const outer = rimOf(side, side === 'tan' ? 0.85 : 0.97);
  outer.forEach((corner, i) => {
    const next = outer[(i + 1) % outer.length] ?? corner;
    solid.plate([corner, next, inner(next), inner(corner)], 1, 1.06);
  });
  return solid;
}

/** The arrow that shows where a Unit looks. The origin of the arrow lies at the edge of the base. */
export const tick = (detail: Detail): Solid =>
  new Solid(detail).paint(1).plate(
    [
      [0.32, 0],
      [-0.05, 0.26],
      [0.02, 0],
      [-0.05, -0.26],
    ],
    0,
    1,
  );

/** The Commander's star, lying flat. */
export function star(detail: Detail): Solid {
  const points = Array.from({ length: 10 }, (_, i): [number, number] => {
    const angle = (i / 10) * 2 * Math.PI,
      radius = i % 2 === 0 ? 0.42 : 0.18;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return new Solid(detail).paint(gold).plate(points, -0.06, 0.06);
}

/** A chip for an injury: red with a white cross. */
export const chip = (detail: Detail): Solid =>
  new Solid(detail)
    .paint(red)
    .tube([0, 0, 0], [0, 0, 0.1], 0.17)
    .paint(white)
    .box([0, 0, 0.105], [0.22, 0.06, 0.02])
    .box([0, 0, 0.105], [0.06, 0.22, 0.02]);

/** A pawn for a passenger. */
export const pawn = (detail: Detail): Solid =>
  new Solid(detail).paint(1).tube([0, 0, 0], [0, 0, 0.3], 0.17, 0.07).ball([0, 0, 0.36], 0.12);

/** A sitting passenger, from the hips upwards. */
export const rider = (detail: Detail): Solid =>
  new Solid(detail)
    .paint(1)
    .limb([0, 0, 0], [0.02, 0, 0.34], 0.18, 0.17)
    .limb([0.02, 0.2, 0.34], [0.02, -0.2, 0.34], 0.1)
    .limb([0.02, 0.22, 0.3], [0.3, 0.14, 0.2], 0.085)
    .limb([0.02, -0.22, 0.3], [0.3, -0.14, 0.2], 0.085)
    .ball([0.05, 0, 0.6], 0.16)
    .dome([0.04, 0, 0.63], 0.22)
    .tube([0.04, 0, 0.6], [0.04, 0, 0.65], 0.27, 0.23);

/** A white flag on a stick, for a routed Unit. */
export const whiteFlag = (detail: Detail): Solid =>
  new Solid(detail)
    .paint('#8a6a45')
    .limb([0, 0, 0], [0, 0, 2.3], 0.045)
    .paint(white)
    .slab(
      [
        [0, 1.6],
        [0, 2.28],
        [-0.5, 2.18],
        [-0.95, 2.3],
        [-0.95, 1.66],
        [-0.5, 1.54],
      ],
      0.05,
    );

/** A pennant on a short stick, beside a marker that has been found. */
export const pennant = (detail: Detail): Solid =>
  new Solid(detail)
    .paint(black)
    .limb([0, 0, 0], [0, 0, 1.25], 0.04)
    .paint('#3ec3ee')
    .slab(
      [
        [0, 0.75],
        [0, 1.25],
        [0.62, 1],
      ],
      0.05,
    )
    .plate(
      [
        [0.62, 0],
        [0, 0.2],
        [0, -0.2],
      ],
      1.24,
      1.27,
    );

/**
 * A mine marker: a foot and a three-sided warning sign with stripes. The marker looks the same from all
 * sides.
 */
export const sign = (detail: Detail): Solid =>
  new Solid(detail)
    .paint('#ded6c4')
    .tube([0, 0, 0], [0, 0, 0.09], 0.5)
    .paint(black)
    .spike(0.09, 0.28, 0.5, 0.38)
    .paint(yellow)
    .spike(0.28, 0.5, 0.38, 0.25)
    .paint(black)
    .spike(0.5, 0.68, 0.25, 0.14)
    .paint(yellow)
    .spike(0.68, 0.92, 0.14, 0.01);

/** The mine on a marker that is known to be real. */
export function mine(detail: Detail): Solid {
  const solid = new Solid(detail).paint(black).ball([0, 0, 1.05], 0.27);
  for (const [x, y, z] of [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
  ] as P[]) {
    solid.tube([x * 0.2, y * 0.2, 1.05 + z * 0.2], [x * 0.4, y * 0.4, 1.05 + z * 0.4], 0.08);
  }
  return solid.paint(red).ball([0, 0, 1.45], 0.11);
}

/** The cross on a marker that is known to be false. */
export const cross = (detail: Detail): Solid =>
  new Solid(detail)
    .paint(white)
    .box([0, 0, 0.9], [1.1, 0.18, 0.1], [0, 0, Math.PI / 4])
    .box([0, 0, 0.9], [1.1, 0.18, 0.1], [0, 0, -Math.PI / 4]);

/** The pole of the flag, on its mound. */
export const pole = (detail: Detail): Solid =>
  new Solid(detail)
    .paint('#a08a68')
    .dome([0, 0, 0], 0.5, 0.3)
    .paint('#e9e2d0')
    .limb([0, 0, 0], [0, 0, 3.5], 0.07)
    .paint(gold)
    .ball([0, 0, 3.56], 0.14);

/**
 * The cloth of the flag, in its owner's colour with a white stripe. The cloth has waves, so that it is
 * visible from above.
 */
export function cloth(detail: Detail): Solid {
  const solid = new Solid(detail);
  const wave = (x: number): number => Math.sin(x * 2.6) * 0.24;
  for (const [low, high, shade] of [
    [2.2, 2.62, 1],
    [2.62, 2.9, 1.6],
    [2.9, 3.35, 1],
  ] as const) {
    for (let x = 0; x < 1.8; x += 0.2) {
      const [a, b] = [wave(x), wave(x + 0.2)];
      solid.paint(shade).plate(
        [
          [x, a - 0.05],
          [x + 0.21, b - 0.05],
          [x + 0.21, b + 0.05],
          [x, a + 0.05],
        ],
        low - x * 0.06,
        high - x * 0.06,
      );
    }
  }
  return solid;
}

/** A puff of smoke of radius 1. */
export const puff = (detail: Detail): Solid =>
  new Solid(detail)
    .paint(1)
    .ball([0, 0, 0], 0.7)
    .ball([0.5, 0.2, 0.1], 0.45)
    .ball([-0.4, 0.3, 0.2], 0.5)
    .ball([0, -0.5, 0.15], 0.5);
