import type { Sculpt } from '../sculpt';
import { barrelsOf, type Build, type Maker } from './build';

const bark = '#6a4526',
  deep = '#462d1a',
  moss = '#4f7f2c',
  leaf = '#7fbf3a',
  bright = '#a6d94f',
  bone = '#eadfb8',
  amber = '#ffd23c',
  berry = '#d0342c';

/** Returns the outline of a leaf, `tall` from its foot to its tip and `wide` to each side. */
const blade = (wide: number, tall: number): [number, number][] => [
  [0, 0],
  [wide, tall * 0.4],
  [wide * 0.6, tall * 0.75],
  [0, tall],
  [-wide * 0.6, tall * 0.75],
  [-wide, tall * 0.4],
];

/** Adds roots that spread over the base. */
function roots(s: Sculpt, count: number, far: number, high: number): void {
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2 + 0.3;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    s.limb([x * 0.4, high, z * 0.4], [x * far * 0.65, high * 0.62, z * far * 0.65], 0.3).spike(
      [x * far * 0.6, high * 0.66, z * far * 0.6],
      [x * far, 1.02, z * far],
      0.28,
    );
  }
}

function legs(s: Sculpt, { form }: Build): void {
  s.of('matte', bark);
  if (form === 'rooted') {
    s.lathe(
      [
        [1.7, 1],
        [1.1, 1.6],
        [0.85, 2.6],
        [0.95, 4.1],
      ],
      [0, 0, 0],
      9,
    );
    roots(s, 8, 2.05, 1.7);
    s.of('matte', moss).ball([0.7, 2, 0.6], 0.45, [1, 0.6, 1]).ball([-0.8, 1.6, -0.5], 0.5, [1, 0.5, 1]);
    return;
  }
  if (form === 'rider') {
    s.limb([0, 2.7, -1.3], [0, 2.9, 1.1], 0.82).ball([0, 3, 1.65], 0.62, [0.9, 0.9, 1.2]).of('matte', bone);
    s.both((side) =>
      s
        .spike([side * 0.4, 2.8, 2], [side * 0.6, 3.6, 2.6], 0.16)
        .of('matte', deep)
        .limb([side * 0.55, 2.4, 0.9], [side * 0.6, 1.2, 1.2], 0.26)
        .limb([side * 0.55, 2.4, -1.1], [side * 0.6, 1.2, -1.3], 0.26)
        .of('matte', bone),
    );
    s.of('matte', leaf);
    for (let i = 0; i < 5; i += 1) s.plate(blade(0.3, 0.8), [0, 3.35, -1.7 + i * 0.5], 0.08, [-0.7, 0, 0]);
    return;
  }
  s.both((side) => {
    s.limb([side * 0.75, 1.3, 0.1], [side * 0.85, 2.5, 0.25], 0.42).limb(
      [side * 0.85, 2.5, 0.25],
      [side * 0.45, 3.9, 0],
      0.5,
    );
    for (const turn of [-0.7, 0.1, 0.9])
      s.spike(
        [side * 0.75, 1.35, 0.1],
        [side * 0.75 + Math.sin(side * turn) * 1.05, 1.02, 0.1 + Math.cos(turn) * 1.15],
        0.28,
      );
    s.spike([side * 0.75, 1.35, 0], [side * 1.1, 1.02, -0.9], 0.28);
  });
  s.of('matte', moss).ball([0.95, 2.7, 0.45], 0.34, [1, 0.8, 1]).ball([-0.6, 3.4, 0.3], 0.36, [1, 0.7, 1]);
}

function thorns(s: Sculpt): void {
  s.of('matte', bone);
  for (const [x, y, tall] of [
    [0.9, 6.5, 1.3],
    [1.45, 6.1, 1],
    [0.45, 5.6, 1],
    [-0.9, 6.5, 1.3],
    [-1.45, 6.1, 1],
    [-0.45, 5.6, 1],
  ] as const) {
    s.spike([x, y, -0.5], [x * 1.5, y + tall * 0.7, -0.9 - tall * 0.6], 0.24);
  }
}

function arms(s: Sculpt, { kind }: Build): void {
  s.both((side) => {
    const elbow: [number, number, number] = [side * 2, 4.9, 0.3];
    const hand: [number, number, number] = kind === 'throw' ? [side * 1.2, 5.3, 1] : [side * 0.5, 5.2, 1.15];
    s.of('matte', bark)
      .limb([side * 1.3, 6, 0], elbow, 0.34)
      .limb(elbow, hand, 0.3)
      .of('matte', deep)
      .ball(hand, 0.36);
    s.of('matte', bone).spike([elbow[0], elbow[1], 0.1], [elbow[0] * 1.2, elbow[1] - 0.2, -0.9], 0.24);
  });
}

function head(s: Sculpt, { class: rank }: Build): void {
  s.of('matte', deep).limb([0, 6.3, 0], [0, 6.9, 0.1], 0.42);
  s.of('matte', bone)
    .gem([0, 6.5, 0.45], [0, 8.1, 0.3], 0.72, 0.6)
    .of('matte', bark)
    .ball([0, 7.4, -0.1], 0.72, [1, 1.05, 1]);
  s.of('glow', amber).both((side) => s.gem([side * 0.14, 7.25, 0.78], [side * 0.5, 7.5, 0.66], 0.13));
  if (rank === 'L') {
    s.of('matte', bone).both((side) => {
      s.limb([side * 0.45, 7.8, 0], [side * 1.3, 8.9, -0.2], 0.17).limb(
        [side * 1.3, 8.9, -0.2],
        [side * 1.1, 10, -0.1],
        0.13,
      );
      s.spike([side * 1.15, 8.7, -0.2], [side * 2.2, 9.4, -0.1], 0.17).spike(
        [side * 1.25, 9.3, -0.1],
        [side * 0.5, 9.9, 0.2],
        0.14,
      );
    });
    s.of('matte', berry).ball([0, 8.2, 0.35], 0.26);
    s.of('matte', leaf);
    for (let i = 0; i < 7; i += 1)
      s.plate(
        blade(0.62, 3.4 - Math.abs(i - 3) * 0.25),
        [Math.sin((i - 3) * 0.5) * 1.2, 6.6, -0.5 - Math.cos((i - 3) * 0.5) * 0.7],
        0.1,
        [Math.PI - 0.25, (i - 3) * -0.4, 0],
      );
  } else if (rank === 'C') {
    s.of('matte', bright);
    for (let i = 0; i < 5; i += 1)
      s.plate(blade(0.42, 1.7 - i * 0.12), [0, 7.7 - i * 0.14, 0.35 - i * 0.3], 0.1, [
        -i * 0.42,
        (Math.PI / 2) * 0,
        0,
      ]);
    s.of('matte', moss).ball([1.4, 6.4, 0], 0.75, [1, 0.7, 1]);
  } else if (rank === 'T')
    s.of('matte', leaf).lathe(
      [
        [1.05, 7.45],
        [0.8, 7.9],
        [0.42, 8.5],
        [0.05, 9.1],
      ],
      [0, 0, -0.12],
      8,
    );
  else if (rank === 'W') {
    s.of('matte', bone).both((side) => {
      s.limb([side * 0.5, 7.8, 0], [side * 1.15, 8.2, 0.1], 0.26)
        .limb([side * 1.15, 8.2, 0.1], [side * 1.4, 8.8, 0.5], 0.2)
        .spike([side * 1.4, 8.8, 0.5], [side * 1.1, 9.2, 1.3], 0.2);
    });
  } else if (rank === 'S') {
    s.of('matte', berry).dome([0, 7.75, -0.05], 1.35, [1, 0.75, 1]).of('matte', bone);
    for (const [x, z] of [
      [0.5, 0.6],
      [-0.7, 0.3],
      [0.2, -0.7],
      [-0.3, 1],
      [0.9, -0.2],
    ] as const)
      s.ball([x, 8.55 - Math.hypot(x, z) * 0.32, z], 0.2);
  } else if (rank === 'M') {
    s.of('matte', deep)
      .limb([0, 7.8, -0.3], [0, 9, -0.5], 0.5)
      .of('matte', bark)
      .both((side) => s.limb([0, 8.2, -0.4], [side * 1.2, 9.2, -0.4], 0.3));
    s.of('matte', moss)
      .ball([0, 9.6, -0.5], 1.25, [1, 0.8, 1])
      .of('matte', leaf)
      .ball([1.25, 9.3, -0.3], 0.95, [1, 0.8, 1])
      .ball([-1.3, 9.2, -0.5], 1, [1, 0.8, 1])
      .of('matte', bright)
      .ball([0.3, 10.1, 0], 0.75, [1, 0.8, 1])
      .of('matte', berry)
      .ball([0.8, 9.4, 0.6], 0.2)
      .ball([-0.9, 9.5, 0.4], 0.2)
      .ball([-0.1, 9.9, 0.65], 0.2);
  }
}

function body(s: Sculpt, build: Build): void {
  s.of('matte', bark).lathe(
    [
      [0.7, 3.8],
      [0.8, 4.3],
      [1.15, 5.4],
      [1.3, 6.1],
      [0.9, 6.6],
      [0, 6.75],
    ],
    [0, 0, 0],
    8,
  );
  s.of('matte', deep);
  for (let i = 0; i < 7; i += 1) {
    const angle = i * 0.9;
    s.limb(
      [Math.sin(angle) * 0.75, 4, Math.cos(angle) * 0.75],
      [Math.sin(angle + 0.5) * 1.2, 5.9, Math.cos(angle + 0.5) * 1.15],
      0.16,
    );
  }
  s.of('matte', moss).both((side) =>
    s.ball([side * 1.25, 6.25, -0.1], build.class === 'W' || build.master ? 0.85 : 0.62, [1, 0.75, 1]),
  );
  s.of('matte', leaf);
  for (let i = 0; i < 9; i += 1) {
    const angle = i * 0.698;
    s.plate(
      blade(0.42, 1.25),
      [Math.sin(angle) * 0.95, 4.35, Math.cos(angle) * 0.95],
      0.08,
      [Math.PI - 0.35, 0, 0].map((turn, axis) => (axis === 1 ? -angle : turn)) as [number, number, number],
    );
  }
  thorns(s);
  arms(s, build);
  head(s, build);
  if (build.master)
    s.of('matte', deep)
      .box([0, 7, 0.75], [0.75, 0.3, 0.3])
      .of('matte', bone)
      .spike([0.2, 7.1, 0.9], [0.2, 6.75, 0.95], 0.1)
      .spike([-0.2, 7.1, 0.9], [-0.2, 6.75, 0.95], 0.1);
}

function weapon(s: Sculpt, build: Build): void {
  const { kind, length } = build;
  if (kind === 'ranged') {
    for (const x of barrelsOf(build))
      s.of('matte', bark)
        .tube([x, 0, -0.6], [x, 0, 1.35], 0.34, 0.55, 8)
        .of('matte', leaf)
        .ring([x, 0, 1.25], 0.52, 0.12, [Math.PI / 2, 0, 0]);
    s.of('matte', moss)
      .ball([0, 0.25, 0.1], 0.5, [1, 0.7, 1.2])
      .of('matte', bone)
      .both((side) => s.spike([side * 0.4, 0.1, 0.5], [side * 0.95, 0.5, 0.4], 0.16));
  } else if (kind === 'slash') {
    s.of('matte', bark).limb([0, 0, -0.6], [0, 0, 1.2], 0.24).of('matte', bone);
    s.plate(
      [
        [-0.25, 1],
        [0.25, 1],
        [0.55, length * 0.6],
        [0, length],
        [-0.75, length * 0.66],
        [-0.4, length * 0.4],
      ],
      [0, 0, 0],
      0.2,
      [Math.PI / 2, 0, 0],
    );
    s.of('matte', moss).both((side) => s.spike([0, 0, 1.2], [side * 0.9, 0, 1.9], 0.2));
  } else if (kind === 'throw') {
    s.of('matte', bark)
      .tube([0, 0, 0], [0, 0, length], 0.42, 0.26, 8)
      .of('matte', deep)
      .ball([0, 0, 0], 0.5)
      .of('matte', bone);
    s.both((side) =>
      s
        .limb([0, 0, length - 0.3], [side, 0, length], 0.22)
        .spike([side, 0, length - 0.05], [side * 1.15, 0.9, length + 0.5], 0.24)
        .spike([side * 0.5, 0, length], [side * 0.5, 0.7, length + 0.6], 0.18),
    );
    s.of('matte', leaf).plate(blade(0.5, 1.1), [0, 0.4, length * 0.45], 0.1, [-0.8, 0, 0]);
  } else if (kind === 'jab') {
    s.of('matte', bark)
      .limb([0, 0, -1.8], [0, 0, 0.9], 0.2)
      .of('matte', bone)
      .spike([0, 0, 0.9], [0, 0, 2.9], 0.45, 6);
    s.of('matte', leaf).both((side) =>
      s.plate(blade(0.3, 0.9), [side * 0.2, 0, 0.9], 0.08, [-1.9, 0, side * 0.9]),
    );
  } else {
    s.of('matte', deep).limb([0, 0, -0.4], [0, 0, 0.5], 0.5).of('matte', bark);
    s.both((side) =>
      s
        .limb([side * 0.35, 0, 0.4], [side * 1.1, 0, 1.2], 0.3)
        .of('matte', bone)
        .spike([side * 1.1, 0, 1.1], [side * 0.5, 0, 2.5], 0.32)
        .of('matte', bark),
    );
  }
}

function missile(s: Sculpt): void {
  s.of('matte', '#8a5a2c').ball([0, 0, 0], 0.5, [0.75, 0.75, 2]).of('matte', bone);
  for (let i = 0; i < 8; i += 1) {
    const [x, y, z] = [Math.sin(i * 0.785) * 0.3, Math.cos(i * 0.785) * 0.3, (i % 3) * 0.45 - 0.4];
    s.spike([x, y, z], [x * 2, y * 2, z + 0.2], 0.1, 4);
  }
}

/** Makes the figures of the faction Thornmarch: bark, roots, leaves and thorns. */
export const thornmarch: Maker = {
  legs,
  body,
  weapon,
  missile,
  dyes: ({ main, hi }) => ({ [leaf]: hi, [berry]: main }),
};
