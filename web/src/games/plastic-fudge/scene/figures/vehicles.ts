import type { UnitType } from '../api';
import type { P, Solid } from '../solid';

/** Adds pairs of wheels along a Vehicle. */
function wheels(solid: Solid, xs: readonly number[], y: number, radius: number, wide: number): void {
  solid.paint(0.62);
  for (const x of xs) {
    for (const side of [1, -1]) {
      solid.tube([x, side * (y - wide / 2), radius], [x, side * (y + wide / 2), radius], radius);
      solid
        .paint(0.9)
        .tube([x, side * (y + wide / 2), radius], [x, side * (y + wide / 2 + 0.03), radius], radius * 0.5)
        .paint(0.62);
    }
  }
  solid.paint(1);
}

/** Where passengers sit in a Jeep: forward, left, up. */
export const seats: readonly P[] = [
  [-0.12, -0.3, 0.62],
  [-0.62, 0.3, 0.66],
  [-0.62, -0.3, 0.66],
  [-0.12, 0.3, 0.62],
];

function jeep(solid: Solid): void {
  wheels(solid, [0.78, -0.72], 0.62, 0.3, 0.24);
  solid.plate(
    [
      [1.2, 0.42],
      [1.2, -0.42],
      [0.3, -0.55],
      [-1.15, -0.55],
      [-1.15, 0.55],
      [0.3, 0.55],
    ],
    0.32,
    0.5,
  );
  solid.slab(
    [
      [1.18, 0.5],
      [1.16, 0.8],
      [0.36, 0.88],
      [0.32, 0.5],
    ],
    0.84,
  );
  const flank = [
    [0.34, 0.45],
    [0.34, 0.86],
    [0.12, 0.66],
    [-0.3, 0.62],
    [-0.5, 0.84],
    [-1.15, 0.84],
    [-1.15, 0.45],
  ] as const;
  for (const y of [0.53, -0.53]) solid.slab(flank, 0.07, y);
  for (const y of [0.62, -0.62]) solid.box([0.78, y, 0.66], [0.66, 0.26, 0.06]);
  solid.box([-1.13, 0, 0.62], [0.08, 1.1, 0.44]);
  solid
    .paint(0.75)
    .box([-0.3, 0.3, 0.66], [0.1, 0.4, 0.36])
    .box([-0.3, -0.3, 0.66], [0.1, 0.4, 0.36])
    .box([-0.86, 0, 0.62], [0.1, 0.96, 0.34]);
  solid.box([-0.1, 0, 0.5], [0.8, 0.98, 0.06]).paint(1);
  for (const y of [0.46, -0.46]) solid.limb([0.34, y, 0.86], [0.22, y, 1.24], 0.04);
  solid.limb([0.22, 0.46, 1.24], [0.22, -0.46, 1.24], 0.045).limb([0.28, 0, 0.86], [0.22, 0, 1.24], 0.03);
  solid
    .paint(0.7)
    .ring([0.16, 0.28, 0.86], 0.15, 0.035, [0, 1.1, 0])
    .tube([-1.18, 0, 0.66], [-1.34, 0, 0.66], 0.3)
    .paint(1);
  for (const y of [0.26, -0.26]) solid.paint(1.2).tube([1.17, y, 0.68], [1.22, y, 0.68], 0.1).paint(1);
}

function tank(solid: Solid): void {
  for (const y of [0.82, -0.82]) {
    solid.paint(0.66).slab(
      [
        [1.3, 0.12],
        [1.62, 0.4],
        [1.55, 0.66],
        [-1.5, 0.66],
        [-1.62, 0.4],
        [-1.3, 0.12],
      ],
      0.46,
      y,
    );
    solid.paint(0.86).box([0.02, y, 0.69], [3.1, 0.5, 0.07]);
    const out = Math.sign(y);
    for (const x of [-1.1, -0.55, 0, 0.55, 1.1])
      solid.paint(0.9).tube([x, y + out * 0.2, 0.36], [x, y + out * 0.27, 0.36], 0.24);
  }
  solid.paint(1).slab(
    [
      [1.5, 0.4],
      [1.3, 0.78],
      [-1.45, 0.84],
      [-1.5, 0.3],
      [1.35, 0.25],
    ],
    1.2,
  );
  solid.paint(0.8);
  for (const x of [-0.95, -1.15, -1.35]) solid.box([x, 0, 0.86], [0.1, 0.9, 0.04]);
  solid
    .paint(1)
    .tube([0.02, 0, 0.8], [0.02, 0, 1.24], 0.8, 0.66)
    .box([-0.5, 0, 1.02], [0.6, 0.9, 0.36])
    .box([0.62, 0, 1.02], [0.36, 0.46, 0.3]);
  solid
    .paint(0.9)
    .tube([0.7, 0, 1.04], [2.2, 0, 1.12], 0.1)
    .tube([2.1, 0, 1.115], [2.4, 0, 1.13], 0.16)
    .paint(1);
  solid
    .tube([-0.12, 0.28, 1.22], [-0.12, 0.28, 1.34], 0.24)
    .paint(0.75)
    .tube([-0.12, 0.28, 1.34], [-0.12, 0.28, 1.36], 0.17)
    .paint(1);
  solid.limb([-0.5, -0.34, 1.2], [-0.66, -0.36, 1.95], 0.025);
}

/** Adds the Helicopter without its rotor. `hover` is the height of its skids above the ground. */
function helicopter(solid: Solid, hover: number): void {
  const z = (height: number): number => hover + height;
  solid
    .ball([0.55, 0, z(0.62)], 0.62, [1.25, 0.95, 0.95])
    .paint(0.7)
    .ball([0.82, 0, z(0.7)], 0.5, [1.05, 0.98, 0.95])
    .paint(1);
  solid
    .limb([0.2, 0, z(0.66)], [-0.55, 0, z(0.78)], 0.55, 0.34)
    .limb([-0.5, 0, z(0.84)], [-2.15, 0, z(1.0)], 0.2, 0.11);
  solid
    .slab(
      [
        [-1.95, z(0.95)],
        [-2.3, z(1.55)],
        [-2.5, z(1.55)],
        [-2.28, z(0.92)],
      ],
      0.09,
    )
    .box([-1.85, 0, z(0.98)], [0.3, 0.9, 0.06]);
  solid
    .paint(0.8)
    .tube([-2.36, 0.08, z(1.4)], [-2.36, 0.12, z(1.4)], 0.4)
    .paint(1);
  solid.tube([-0.05, 0, z(1.05)], [-0.05, 0, z(1.42)], 0.16, 0.09).ball([-0.05, 0, z(1.44)], 0.14);
  for (const y of [0.5, -0.5]) {
    solid
      .limb([1, y, z(0.06)], [-0.75, y, z(0)], 0.055)
      .limb([0.6, y, z(0.05)], [0.5, y * 0.6, z(0.4)], 0.045)
      .limb([-0.3, y, z(0.02)], [-0.2, y * 0.6, z(0.4)], 0.045);
  }
  for (const y of [0.62, -0.62])
    solid
      .paint(0.8)
      .tube([-0.2, y, z(0.5)], [0.62, y, z(0.5)], 0.13)
      .paint(1);
  solid
    .paint(0.7)
    .tube([0, 0, 0], [0, 0, z(0.2)], 0.07, 0.05)
    .paint(1);
}

/** Adds the rotor of a Helicopter around the origin: two blades and a bar across. */
export function rotor(solid: Solid): Solid {
  for (const side of [1, -1])
    solid
      .paint(0.85)
      .box([side * 1.2, 0, 0], [2.1, 0.22, 0.04])
      .box([side * 2.1, 0, 0.01], [0.3, 0.24, 0.05]);
  return solid.box([0, 0, 0.05], [0.1, 1.1, 0.05]);
}

function jet(solid: Solid, hover: number): void {
  const z = (height: number): number => hover + height;
  solid
    .limb([1.1, 0, z(0.3)], [-1.5, 0, z(0.36)], 0.27, 0.3)
    .tube([1, 0, z(0.3)], [2.1, 0, z(0.26)], 0.27, 0.02);
  solid.plate(
    [
      [0.75, 0.2],
      [-0.75, 1.75],
      [-1.2, 1.75],
      [-0.95, 0.2],
    ],
    z(0.28),
    z(0.36),
  );
  solid.plate(
    [
      [0.75, -0.2],
      [-0.95, -0.2],
      [-1.2, -1.75],
      [-0.75, -1.75],
    ],
    z(0.28),
    z(0.36),
  );
  solid
    .plate(
      [
        [-1.15, 0.15],
        [-1.65, 0.85],
        [-1.95, 0.85],
        [-1.8, 0.15],
      ],
      z(0.34),
      z(0.41),
    )
    .plate(
      [
        [-1.15, -0.15],
        [-1.8, -0.15],
        [-1.95, -0.85],
        [-1.65, -0.85],
      ],
      z(0.34),
      z(0.41),
    );
  for (const y of [0.16, -0.16])
    solid.slab(
      [
        [-0.95, z(0.5)],
        [-1.7, z(1.2)],
        [-2, z(1.2)],
        [-1.85, z(0.5)],
      ],
      0.07,
      y,
    );
  solid.paint(0.65).ball([0.6, 0, z(0.52)], 0.24, [2, 0.85, 0.9]);
  for (const y of [0.17, -0.17]) solid.tube([-1.5, y, z(0.34)], [-2, y, z(0.34)], 0.2, 0.16);
  for (const y of [0.95, -0.95]) solid.limb([0.1, y, z(0.2)], [-0.9, y, z(0.2)], 0.07, 0.05);
  solid.tube([0, 0, 0], [0, 0, z(0.2)], 0.07, 0.05).paint(1);
}

function howitzer(solid: Solid): void {
  wheels(solid, [0.15], 0.62, 0.46, 0.2);
  solid.limb([0.1, 0, 0.5], [-1.12, 0.52, 0.1], 0.09).limb([0.1, 0, 0.5], [-1.12, -0.52, 0.1], 0.09);
  for (const y of [0.54, -0.54]) solid.box([-1.14, y, 0.14], [0.12, 0.34, 0.2]);
  solid.paint(0.9).slab(
    [
      [0.36, 0.32],
      [0.3, 1.12],
      [0.22, 1.12],
      [0.28, 0.32],
    ],
    1.02,
  );
  solid
    .limb([0.15, 0.6, 0.46], [0.15, -0.6, 0.46], 0.08)
    .box([-0.25, 0, 0.72], [0.66, 0.3, 0.26], [0, -0.22, 0])
    .paint(1);
  solid
    .tube([-0.1, 0, 0.76], [1.65, 0, 1.2], 0.14, 0.11)
    .tube([1.5, 0, 1.16], [1.74, 0, 1.23], 0.18)
    .limb([0.2, 0, 0.98], [0.8, 0, 1.14], 0.08);
}

function armoured(solid: Solid): void {
  wheels(solid, [0.85, 0, -0.85], 0.58, 0.3, 0.24);
  solid
    .slab(
      [
        [1.25, 0.4],
        [1.05, 0.72],
        [0.55, 1],
        [-1.15, 1],
        [-1.25, 0.42],
      ],
      0.98,
    )
    .box([0, 0, 0.52], [2.2, 1.3, 0.14]);
  solid
    .paint(0.72)
    .slab(
      [
        [0.92, 0.78],
        [0.66, 0.94],
        [0.62, 0.9],
        [0.88, 0.74],
      ],
      0.7,
    )
    .paint(1);
  solid
    .tube([-0.3, 0, 1], [-0.3, 0, 1.26], 0.42, 0.36)
    .tube([0, 0, 1.14], [0.95, 0, 1.16], 0.07)
    .box([-0.95, 0, 1.06], [0.34, 0.5, 0.12]);
}

/** Adds the model of a Vehicle. `hover` is the height at which aircraft hover, in inches. */
export function vehicle(solid: Solid, type: UnitType, hover: number): void {
  if (type === 'jeep') jeep(solid);
  else if (type === 'tank') tank(solid);
  else if (type === 'helicopter') helicopter(solid, hover);
  else if (type === 'jet') jet(solid, hover);
  else if (type === 'howitzer') howitzer(solid);
  else armoured(solid);
}
