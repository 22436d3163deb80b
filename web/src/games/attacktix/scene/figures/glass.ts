import type { Sculpt } from '../sculpt';
import { barrelsOf, type Build, type Maker } from './build';

const ice = '#5fd4f5',
  pale = '#d6f6ff',
  violet = '#a58bf5',
  silver = '#dfe6ee',
  white = '#ffffff',
  sea = '#1f8fd0';

/** Adds a ribbon of air that spirals upwards around the axis. */
function wind(s: Sculpt, low: number, high: number, radius: number, turns: number): void {
  s.of('matte', white);
  const steps = Math.round(turns * 14);
  for (let i = 0; i < steps; i += 1) {
    const [a, b] = [i / steps, (i + 1) / steps];
    const at = (share: number): [number, number, number] => {
      const far = radius * (1 - share * 0.45);
      return [
        Math.sin(share * turns * Math.PI * 2) * far,
        low + (high - low) * share,
        Math.cos(share * turns * Math.PI * 2) * far,
      ];
    };
    s.limb(at(a), at(b), 0.13 * (1 - Math.abs(a - 0.4)));
  }
}

function legs(s: Sculpt, { kind }: Build): void {
  s.of('glass', ice).gem([0, 4.4, 0], [0, 1, 0], 0.75).of('glass', sea);
  for (let i = 0; i < 6; i += 1) {
    const [x, z] = [Math.sin(i * 1.047), Math.cos(i * 1.047)];
    s.of('glass', i % 2 === 0 ? sea : ice).gem(
      [x * 0.45, 4.2, z * 0.45],
      [x * 1.25, 1.35 + (i % 2) * 0.6, z * 1.25],
      0.42,
      0.5,
    );
  }
  wind(s, 1.5, 3.9, kind === 'ranged' ? 1.35 : 1.5, kind === 'slash' || kind === 'throw' ? 2 : 1.5);
}

function arms(s: Sculpt, { kind }: Build): void {
  s.both((side) => {
    const elbow: [number, number, number] = [side * 1.75, 4.9, 0.4];
    const hand: [number, number, number] = kind === 'throw' ? [side * 1, 5.3, 1] : [side * 0.45, 5.2, 1.15];
    s.of('metal', silver)
      .limb([side * 1.2, 6, 0], elbow, 0.16)
      .limb(elbow, hand, 0.15)
      .of('glass', pale)
      .gem([elbow[0], elbow[1] + 0.7, 0.4], [elbow[0], elbow[1] - 0.6, 0.2], 0.32);
    s.of('metal', silver).ball(hand, 0.24);
  });
}

function head(s: Sculpt, { class: rank }: Build): void {
  s.of('metal', silver)
    .tube([0, 6.4, 0], [0, 6.9, 0], 0.22)
    .of('glass', pale)
    .gem([0, 6.6, 0.1], [0, 8.4, 0], 0.66, 0.8);
  s.of('glow', '#e9fbff').both((side) => s.gem([side * 0.1, 7.45, 0.46], [side * 0.42, 7.58, 0.34], 0.09));
  if (rank === 'L') {
    s.of('metal', silver).ring([0, 8.1, 0], 1.05, 0.09, [-0.25, 0, 0]);
    for (let i = 0; i < 7; i += 1) {
      const angle = (i - 3) * 0.45;
      s.of('glass', violet).gem(
        [Math.sin(angle) * 0.95, 7.9, -0.35],
        [Math.sin(angle) * 1.6, 9.6 - Math.abs(i - 3) * 0.4, -0.7],
        0.24,
      );
    }
  } else if (rank === 'C') {
    s.of('glass', violet).plate(
      [
        [0, 0],
        [1.5, 0.8],
        [1.1, 2.1],
        [0, 3],
        [-0.5, 1.2],
      ],
      [0, 7.3, -0.4],
      0.14,
      [0, Math.PI / 2, 0],
    );
    s.of('metal', silver).limb([0, 7.2, -0.35], [0, 10.2, -0.4], 0.08);
    s.of('glass', ice).gem([1, 6.3, 0], [2.3, 6.9, -0.2], 0.55);
  } else if (rank === 'T') s.of('glass', ice).gem([0, 7.3, -0.15], [0, 9.2, -0.7], 0.62);
  else if (rank === 'W') {
    s.of('glass', ice).both((side) =>
      s
        .gem([side * 0.3, 7.6, -0.1], [side * 1.9, 8.7, -0.9], 0.3)
        .gem([side * 0.2, 7.9, -0.2], [side * 0.9, 9.4, -0.9], 0.26),
    );
  } else if (rank === 'S') {
    s.of('metal', silver)
      .ring([0, 7.6, -0.5], 1.2, 0.12, [Math.PI / 2, 0, 0])
      .of('glass', violet)
      .tube([0, 7.6, -0.55], [0, 7.6, -0.45], 1.12);
  } else if (rank === 'M') {
    for (let i = 0; i < 5; i += 1)
      s.of('glass', i % 2 ? violet : ice).gem(
        [0, 7.4 - i * 0.55, -0.5 - i * 0.25],
        [0, 9.7 - i * 0.75, -1.5 - i * 0.35],
        0.5,
        0.35,
      );
    s.of('glass', sea).both((side) => s.gem([side * 0.4, 7.2, 0], [side * 1.7, 8.6, -0.6], 0.34));
  }
}

function body(s: Sculpt, build: Build): void {
  const wide = build.class === 'W' || build.master ? 1.25 : 1;
  s.of('glass', ice)
    .gem([0, 3.9, 0], [0, 6.9, 0], 1.15, 0.85)
    .of('glass', pale)
    .gem([0, 4.6, 0.55], [0, 6.4, 0.75], 0.5, 0.7);
  s.of('metal', silver).ring([0, 4.3, 0], 0.75, 0.13).ring([0, 6.35, 0], 0.6, 0.12);
  s.both((side) => {
    s.of('glass', violet).gem([side * 0.7, 6.1, 0], [side * 1.95 * wide, 6.75, -0.1], 0.5);
    s.of('glass', ice)
      .gem([side * 0.5, 5.8, -0.6], [side * 2.1 * wide, 7.7 * (build.master ? 1.06 : 1), -1.5], 0.42, 0.4)
      .gem([side * 0.4, 5, -0.6], [side * 1.7 * wide, 4.6, -1.9], 0.36, 0.4);
  });
  if (build.master) wind(s, 4, 7.2, 2.5, 1.6);
  arms(s, build);
  head(s, build);
}

function weapon(s: Sculpt, build: Build): void {
  const { kind, length } = build;
  if (kind === 'ranged') {
    for (const x of barrelsOf(build)) {
      s.of('metal', silver)
        .tube([x, 0, -0.5], [x, 0, 0.3], 0.3)
        .of('glass', violet)
        .tube([x, 0, 0.2], [x, 0, 1.35], 0.36, 0.48, 6)
        .of('metal', silver)
        .ring([x, 0, 1.3], 0.46, 0.08, [Math.PI / 2, 0, 0]);
    }
    s.of('glass', ice).both((side) => s.gem([side * 0.3, 0.1, 0], [side * 1.25, 0.5, -0.7], 0.3));
  } else if (kind === 'slash') {
    s.of('metal', silver)
      .limb([0, 0, -0.6], [0, 0, 1], 0.15)
      .ring([0, 0, 0.95], 0.42, 0.09, [Math.PI / 2, 0, 0]);
    s.of('glass', pale).gem([0, 0, 0.8], [0, 0, length], 0.2, 3.2);
  } else if (kind === 'throw') {
    s.of('metal', silver)
      .limb([0, 0, 0], [0, 0, length], 0.2)
      .tube([-0.6, 0, 0], [0.6, 0, 0], 0.26)
      .ring([0, 0, length - 0.2], 0.95, 0.14, [0, 0, 0]);
    s.of('glass', violet)
      .gem([-1.1, 0, length], [1.1, 0, length], 0.3)
      .both((side) => s.gem([side * 0.8, 0, length], [side * 0.9, 0.9, length + 0.5], 0.2));
  } else if (kind === 'jab') {
    s.of('metal', silver)
      .limb([0, 0, -1.7], [0, 0, 0.9], 0.15)
      .of('glass', ice)
      .gem([0, 0, 0.5], [0, 0, 3], 0.45)
      .of('metal', silver)
      .ring([0, 0, 0.7], 0.5, 0.08, [Math.PI / 2, 0, 0]);
  } else {
    s.of('glass', violet)
      .gem([0, 0, -0.7], [0, 0, 0.8], 0.55)
      .of('metal', silver)
      .ring([0, 0, -0.2], 0.55, 0.1, [Math.PI / 2, 0, 0])
      .of('glass', pale);
    s.both((side) =>
      s
        .gem([side * 0.3, 0, 0.3], [side * 1.1, 0, 1.3], 0.3)
        .gem([side * 1.1, 0, 1], [side * 0.5, 0, 2.5], 0.26),
    );
  }
}

function missile(s: Sculpt): void {
  s.of('glass', ice)
    .gem([0, 0, -1.4], [0, 0, 1.45], 0.42)
    .of('metal', silver)
    .ring([0, 0, -0.2], 0.38, 0.08, [Math.PI / 2, 0, 0]);
}

/** Makes the figures of the faction Glasswind: crystals carried by ribbons of wind. */
export const glasswind: Maker = {
  legs,
  body,
  weapon,
  missile,
  dyes: ({ main, hi, lo }) => ({ [ice]: hi, [sea]: main, [pale]: '#f4fbff', [violet]: lo }),
};
