import type { Sculpt } from '../sculpt';
import { barrelsOf, type Build, type Maker } from './build';

const brass = '#c9962f',
  copper = '#8f3f1d',
  iron = '#5c606b',
  dark = '#2b2a2f',
  enamel = '#8c2b22',
  ember = '#ffb347',
  cream = '#f3e3bd';

function legs(s: Sculpt, { form, kind, master }: Build): void {
  s.of('metal', iron).gear([0, 3.75, 0], 1.05, 12, 0.4);
  if (form === 'sled') {
    s.both((side) => {
      s.of('metal', copper)
        .limb([side * 1.1, 1.2, -1.7], [side * 1.1, 1.2, 1.5], 0.2)
        .limb([side * 1.1, 1.2, 1.5], [side * 1.1, 1.9, 2.2], 0.2);
      s.of('metal', iron)
        .tube([side * 1.1, 1.3, -0.8], [side * 0.5, 3.6, 0], 0.2)
        .tube([side * 1.1, 1.3, 0.9], [side * 0.5, 3.6, 0], 0.2);
    });
    s.of('metal', brass).tube([0, 2.4, -1.5], [0, 2.4, 1.2], 0.62);
    return;
  }
  s.both((side) => {
    s.of('metal', copper).box([side * 0.72, 1.2, 0.15], [0.95, 0.5, 1.5]);
    s.of('metal', iron).tube([side * 0.7, 1.3, 0], [side * 0.6, 2.5, 0.1], 0.3);
    s.of('metal', brass)
      .tube([side * 0.68, 2.1, 0.05], [side * 0.58, 3.7, 0], 0.46)
      .ring([side * 0.68, 2.15, 0.05], 0.46, 0.1);
    if (kind === 'throw' || master) s.of('metal', copper).ball([side * 0.95, 2.5, 0.1], 0.36);
  });
}

/** Adds the key that winds the clockwork, on the figure's back. */
function key(s: Sculpt): void {
  s.of('metal', copper).tube([0, 5.1, -1.1], [0, 5.1, -1.9], 0.16);
  s.both((side) => s.ring([side * 0.48, 5.1, -2], 0.42, 0.15, [Math.PI / 2, 0, 0]));
}

function arms(s: Sculpt, { kind, class: rank }: Build): void {
  const wide = rank === 'W' || rank === 'M' ? 1.75 : 1.5;
  s.both((side) => {
    s.of('metal', copper).ball([side * wide, 5.95, 0], rank === 'W' || rank === 'M' ? 0.66 : 0.5);
    const hand: [number, number, number] = kind === 'throw' ? [side * 1.1, 5.3, 1] : [side * 0.5, 5.2, 1.15];
    const elbow: [number, number, number] = [side * (wide + 0.15), 4.95, 0.5];
    s.of('metal', iron)
      .limb([side * wide, 5.8, 0], elbow, 0.24)
      .of('metal', brass)
      .limb(elbow, hand, 0.3)
      .of('metal', dark)
      .ball(hand, 0.36);
  });
}

function head(s: Sculpt, { class: rank }: Build): void {
  s.of('metal', iron).tube([0, 6.5, 0], [0, 6.9, 0], 0.5);
  s.of('metal', brass).tube([0, 6.85, 0], [0, 7.5, 0], 0.72).dome([0, 7.5, 0], 0.72, [1, 0.85, 1]);
  s.of('metal', dark).box([0, 7.35, 0.6], [1, 0.36, 0.3]).of('glow', ember);
  s.both((side) => s.ball([side * 0.24, 7.36, 0.72], 0.15));
  if (rank === 'L') {
    s.of('metal', copper).ring([0, 7.72, 0], 0.76, 0.14);
    for (let i = 0; i < 8; i += 1) {
      const [x, z] = [Math.sin(i * 0.785) * 0.8, Math.cos(i * 0.785) * 0.8];
      s.of('metal', brass).spike([x, 7.7, z], [x * 1.3, 8.75, z * 1.3], 0.2, 4);
    }
    s.of('matte', enamel).plate(
      [
        [-1.35, 0],
        [1.35, 0],
        [1.75, -4.4],
        [0.6, -4.9],
        [-0.6, -4.9],
        [-1.75, -4.4],
      ],
      [0, 6.4, -1.25],
      0.14,
      [0.16, 0, 0],
    );
  } else if (rank === 'C') {
    s.of('matte', enamel).plate(
      [
        [-0.8, 0],
        [0.75, 0],
        [0.95, 0.75],
        [0.2, 1.35],
        [-0.9, 1],
        [-1.25, 0.2],
      ],
      [0, 7.75, 0],
      0.24,
      [0, -Math.PI / 2, 0],
    );
    s.of('metal', copper).plate(
      [
        [-0.7, 0],
        [0.7, 0],
        [0.8, 0.4],
        [0, 0.7],
        [-0.8, 0.4],
      ],
      [1.75, 6.25, 0],
      0.9,
      [0, 0, -0.5],
    );
  } else if (rank === 'T')
    s.of('metal', iron).lathe([
      [1.1, 7.5],
      [1.12, 7.58],
      [0.7, 7.72],
    ]);
  else if (rank === 'W') {
    s.of('metal', copper).both((side) => s.tube([side * 0.65, 7.6, 0], [side * 1.25, 8.5, -0.1], 0.2, 0.34));
  } else if (rank === 'S') {
    s.of('metal', copper)
      .ring([0.32, 7.38, 0.72], 0.34, 0.1, [Math.PI / 2, 0, 0])
      .ring([-0.32, 7.38, 0.72], 0.34, 0.1, [Math.PI / 2, 0, 0]);
    s.of('metal', iron).tube([-0.5, 7.8, 0], [-0.7, 9, 0], 0.07).of('glow', ember).ball([-0.7, 9.1, 0], 0.18);
  }
}

function body(s: Sculpt, build: Build): void {
  s.of('metal', brass).lathe([
    [0.75, 4],
    [1.2, 4.3],
    [1.36, 5],
    [1.36, 5.9],
    [1, 6.4],
    [0.5, 6.6],
    [0, 6.62],
  ]);
  s.of('metal', copper).ring([0, 4.45, 0], 1.27, 0.11).ring([0, 5.95, 0], 1.33, 0.11);
  s.of('metal', iron)
    .ring([0, 5.2, 1.24], 0.52, 0.13, [Math.PI / 2, 0, 0])
    .of('glow', ember)
    .ball([0, 5.2, 1.16], 0.46, [1, 1, 0.4]);
  for (let i = 0; i < 10; i += 1)
    s.of('metal', cream).ball([Math.sin(i * 0.628) * 1.4, 5.62, Math.cos(i * 0.628) * 1.4], 0.1);
  if (build.class !== 'L') key(s);
  if (build.class === 'C' || build.master) {
    s.both((side) => {
      s.of('metal', iron)
        .tube([side * 0.7, 5.6, -1.1], [side * 0.75, 7.5, -1.25], 0.27)
        .of('metal', copper)
        .ring([side * 0.75, 7.5, -1.25], 0.28, 0.1);
    });
  }
  if (build.class === 'S')
    s.of('metal', iron)
      .tube([0, 5.9, -1.1], [0, 5.9, -1.5], 0.8)
      .of('matte', cream)
      .tube([0, 5.9, -1.5], [0, 5.9, -1.56], 0.66);
  if (build.master)
    s.of('metal', copper).both((side) => s.gear([side * 1.75, 6.1, 0], 0.95, 10, 0.5, [0, 0, Math.PI / 2]));
  arms(s, build);
  head(s, build);
}

function weapon(s: Sculpt, build: Build): void {
  const { kind, length } = build;
  if (kind === 'ranged') {
    for (const x of barrelsOf(build)) {
      s.of('metal', iron)
        .tube([x, 0, -0.7], [x, 0, 1.35], build.master ? 0.26 : 0.58)
        .of('metal', copper)
        .ring([x, 0, 1.3], build.master ? 0.26 : 0.6, 0.13, [Math.PI / 2, 0, 0]);
    }
    s.of('metal', brass).box([0, 0, 0.1], [build.master ? 2.1 : 0.9, 0.7, 0.8]);
  } else if (kind === 'slash') {
    s.of('metal', dark)
      .tube([0, 0, -0.5], [0, 0, 0.9], 0.2)
      .of('metal', copper)
      .box([0, 0, 0.9], [1.3, 0.3, 0.24]);
    s.of('metal', '#d9dce2').plate(
      [
        [-0.3, 0.9],
        [0.3, 0.9],
        [0.34, length - 0.7],
        [0, length],
        [-0.5, length - 0.9],
      ],
      [0, 0, 0],
      0.16,
      [Math.PI / 2, 0, 0],
    );
  } else if (kind === 'throw') {
    s.of('metal', iron)
      .tube([0, 0, 0], [0, 0, length], 0.3, 0.24)
      .of('metal', copper)
      .tube([-0.8, 0, 0], [0.8, 0, 0], 0.4);
    s.of('metal', brass)
      .tube([-1, 0, length], [1, 0, length], 0.3)
      .both((side) => s.spike([side * 0.8, 0, length], [side * 0.8, 0.35, length + 0.9], 0.2));
  } else if (kind === 'jab') {
    s.of('metal', iron)
      .tube([0, 0, -1.9], [0, 0, 1.4], 0.24)
      .of('metal', brass)
      .tube([0, 0, -0.5], [0, 0, 0.5], 0.45);
    s.of('metal', '#d9dce2').spike([0, 0, 1.2], [0, 0, 2.9], 0.52, 8);
  } else {
    s.of('metal', brass)
      .tube([0, 0, -0.6], [0, 0, 0.5], 0.6)
      .of('metal', iron)
      .gear([0, 0, -0.7], 0.62, 8, 0.3, [Math.PI / 2, 0, 0]);
    s.of('metal', copper).both((side) =>
      s
        .limb([side * 0.4, 0, 0.4], [side * 1.05, 0, 1.2], 0.26)
        .limb([side * 1.05, 0, 1.2], [side * 0.55, 0, 2.4], 0.22),
    );
  }
}

function missile(s: Sculpt): void {
  s.of('matte', enamel)
    .limb([0, 0, -1.05], [0, 0, 0.9], 0.33)
    .of('metal', brass)
    .ball([0, 0, 0.95], 0.37)
    .ring([0, 0, -0.6], 0.34, 0.08, [Math.PI / 2, 0, 0]);
}

/** Makes the figures of the faction Brasswake: brass clockwork with boilers, keys and glowing portholes. */
export const brasswake: Maker = { legs, body, weapon, missile, dyes: ({ main }) => ({ [enamel]: main }) };
