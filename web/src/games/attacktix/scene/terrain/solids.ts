import type { P, Sculpt } from '../sculpt';
import { chance } from '../units';

/**
 * How high a barrier is drawn at most, in centimetres. A palisade is higher, but would hide too much of the
 * table.
 */
export const seenOver = 10.5;

const stone = ['#8d8a86', '#a09c95', '#7b7874'] as const;
const pick = (list: readonly string[], share: number): string =>
  list[Math.floor(share * list.length)] ?? '#888888';

/** Adds a tower of two storeys with a lamp. */
function tower(s: Sculpt, radius: number, height: number): void {
  const half = height / 2,
    thin = radius * 0.8;
  s.of('matte', '#d9d2c2')
    .tube([0, 0, 0], [0, half, 0], radius)
    .of('matte', '#b8402f')
    .tube([0, half * 0.3, 0], [0, half * 0.62, 0], radius * 1.012);
  s.of('metal', '#5b5e66')
    .ring([0, half, 0], radius * 0.97, 0.22)
    .ring([0, 0.25, 0], radius * 0.97, 0.25);
  s.of('matte', '#d9d2c2')
    .tube([0, half, 0], [0, height * 0.86, 0], thin)
    .of('matte', '#b8402f')
    .tube([0, half * 1.25, 0], [0, half * 1.5, 0], thin * 1.012);
  s.of('glow', '#ffd86b').tube([0, height * 0.86, 0], [0, height * 0.95, 0], thin * 0.72);
  s.of('metal', '#5b5e66').tube([0, height * 0.95, 0], [0, height, 0], thin, thin * 0.3);
  for (let i = 0; i < 6; i += 1) {
    const [x, z] = [Math.sin(i * 1.047) * thin * 0.85, Math.cos(i * 1.047) * thin * 0.85];
    s.tube([x, height * 0.86, z], [x, height * 0.95, z], 0.12);
  }
}

function barrel(s: Sculpt, radius: number, height: number): void {
  const r = radius * 0.94;
  s.of('matte', '#9a6434').lathe([
    [0, 0],
    [r * 0.84, 0],
    [r, height * 0.3],
    [r * 1.05, height / 2],
    [r, height * 0.7],
    [r * 0.84, height],
    [r * 0.78, height * 0.97],
    [0, height * 0.97],
  ]);
  s.of('metal', '#4d4f55')
    .ring([0, height * 0.2, 0], r * 0.96, 0.14)
    .ring([0, height * 0.8, 0], r * 0.96, 0.14);
}

function crates(s: Sculpt, x: number, z: number, height: number): void {
  const half = height / 2;
  for (const [low, colour, size] of [
    [0, '#b98b52', 1],
    [half, '#cba266', 0.9],
  ] as const) {
    s.of('matte', colour).box(
      [0, low + half / 2, 0],
      [x * 2 * size * 0.96, half * 0.98, z * 2 * size * 0.96],
    );
    s.of('matte', '#7a5329');
    for (const y of [low + 0.25, low + half - 0.25]) s.box([0, y, 0], [x * 2 * size, 0.45, z * 2 * size]);
    s.both((side) =>
      s
        .box([side * (x * size - 0.2), low + half / 2, z * size - 0.2], [0.42, half, 0.44])
        .box([side * (x * size - 0.2), low + half / 2, 0.2 - z * size], [0.42, half, 0.44]),
    );
  }
}

function scrap(s: Sculpt, x: number, z: number, height: number, word: string): void {
  const random = chance(word);
  s.of('metal', pick(['#9c5a33', '#6d7680', '#8a7b45'], random())).box(
    [0, height / 2, 0],
    [x * 1.9, height * 0.96, z * 1.9],
  );
  s.of('metal', '#3f4247')
    .gear([0, height, 0], Math.min(x, z) * 0.75, 7, 0.16)
    .tube([x * 0.5, height / 2, z], [x * 0.5, height / 2, z * 1.05], 0.25);
}

function citadel(s: Sculpt, x: number, z: number, height: number): void {
  s.of('matte', '#9a948b')
    .box([0, height * 0.42, 0], [x * 2, height * 0.84, z * 2])
    .of('matte', '#b0aaa0')
    .box([0, height * 0.8, 0], [x * 2.02, height * 0.08, z * 2.02]);
  const along = (from: P, to: P, count: number): void => {
    for (let i = 0; i <= count; i += 1) {
      const share = i / count;
      s.box(
        [from[0] + (to[0] - from[0]) * share, height * 0.92, from[2] + (to[2] - from[2]) * share],
        [1.1, height * 0.16, 1.1],
      );
    }
  };
  const [a, b] = [x - 0.55, z - 0.55];
  along([-a, 0, -b], [a, 0, -b], 6);
  along([-a, 0, b], [a, 0, b], 6);
  along([-a, 0, -b], [-a, 0, b], 4);
  along([a, 0, -b], [a, 0, b], 4);
  s.of('matte', '#4a2f1c')
    .box([0, height * 0.25, z], [3.2, height * 0.5, 0.3])
    .of('metal', '#46484d')
    .ring([0, height * 0.5, z], 1.6, 0.2, [Math.PI / 2, 0, 0]);
  s.of('glow', '#ffcf7a').both((side) =>
    s
      .box([side * x * 0.55, height * 0.5, z], [0.9, 1.5, 0.1])
      .box([side * x * 0.55, height * 0.5, -z], [0.9, 1.5, 0.1]),
  );
}

/** Adds a standing object. The centre of its base is at the origin; `shape` is in centimetres. */
export function object(
  s: Sculpt,
  code: string,
  id: string,
  shape: { round: boolean; x: number; z: number; height: number },
): void {
  const { round, x, z, height } = shape;
  if (code === 'F01') tower(s, x, height);
  else if (code === 'F04') citadel(s, x, z, height);
  else if (code === 'F06') scrap(s, x, z, height, id);
  else if (code === 'F10' || (round && height < x * 4)) barrel(s, x, height);
  else if (code === 'F12') crates(s, x, z, height);
  else if (round) tower(s, x, height);
  else crates(s, x, z, height);
}

function stones(s: Sculpt, wide: number, high: number, word: string, deep = 0.7): void {
  const random = chance(word);
  for (let x = -wide / 2 + 0.4; x < wide / 2; x += 0.62) {
    const size = 0.4 + random() * 0.32;
    s.of('matte', pick(stone, random())).placed(
      [x, high * (0.2 + random() * 0.3), (random() - 0.5) * deep],
      [random(), random() * 3, random()],
      [1, Math.max(0.4, high * 0.62), 1],
      () => {
        s.box([0, 0, 0], [size * 1.3, size * 1.2, size * 1.2]);
      },
    );
  }
}

/** Adds a section of a barrier, `wide` centimetres along x. The middle of its foot is at the origin. */
export function section(
  s: Sculpt,
  code: string,
  id: string,
  wide: number,
  height: number,
  weak: boolean,
): void {
  const high = Math.min(seenOver, height);
  const random = chance(id);
  if (code === 'F11' || (code !== 'F03' && height < 2.2)) stones(s, wide, high, id, 1);
  else if (code === 'F07' || weak) {
    s.of('matte', weak ? '#b39a78' : '#77736f')
      .box([0, high / 2, 0], [wide, high, 0.9])
      .of('matte', weak ? '#8a7354' : '#5f5b58')
      .box([0, high - 0.3, 0], [wide * 1.01, 0.6, 1.1]);
    for (let row = 0; row < 5; row += 1) s.box([0, ((row + 0.8) * high) / 5.4, 0], [wide * 1.004, 0.1, 0.94]);
    if (weak)
      s.of('matte', '#3b3026')
        .box([0.3, high * 0.6, 0], [0.16, high * 0.5, 0.98], [0, 0, 0.4])
        .box([-0.4, high * 0.36, 0], [0.16, high * 0.44, 0.98], [0, 0, -0.5]);
  } else if (height > 7) {
    for (let x = -wide / 2 + 0.35; x < wide / 2; x += 0.73) {
      const top = high - random() * 0.9;
      s.of('matte', pick(['#8a5c31', '#7b5029', '#95673a'], random()))
        .tube([x, 0, 0], [x, top - 0.8, 0], 0.37, 0.37, 7)
        .of('matte', '#c39a63')
        .tube([x, top - 0.8, 0], [x, top, 0], 0.37, 0.02, 7);
    }
    s.of('matte', '#5a3a1d')
      .box([0, high * 0.3, 0.36], [wide, 0.35, 0.2])
      .box([0, high * 0.7, 0.36], [wide, 0.35, 0.2]);
  } else {
    s.of('matte', '#6d4b28').both((side) =>
      s.tube([side * (wide / 2 - 0.2), 0, 0], [side * (wide / 2 - 0.2), high * 1.08, 0], 0.22, 0.18, 7),
    );
    for (let x = -wide / 2 + 0.5; x < wide / 2 - 0.3; x += 0.26) {
      s.of('matte', pick(['#cbb06a', '#b99a55', '#d8c284'], random())).tube(
        [x, 0.1, (random() - 0.5) * 0.2],
        [x + (random() - 0.5) * 0.1, high * (0.86 + random() * 0.14), 0],
        0.12,
        0.1,
        5,
      );
    }
    s.of('matte', '#8a6a38')
      .box([0, high * 0.3, 0], [wide, 0.16, 0.36])
      .box([0, high * 0.72, 0], [wide, 0.16, 0.36]);
  }
}

/** Adds what is left of a destroyed section. */
export function debris(s: Sculpt, id: string, wide: number): void {
  const random = chance(`${id} gone`);
  for (let i = 0; i < 5; i += 1) {
    s.of('matte', pick(['#8b8277', '#76644c', '#9b8d78'], random())).placed(
      [(random() - 0.5) * wide, 0.1, (random() - 0.5) * 1.4],
      [0, random() * 3, 0],
      1,
      () => {
        s.box([0, 0, 0], [0.6, 0.2, 0.3]);
      },
    );
  }
}

/** Adds a tree of a copse. `kind` chooses its shape. */
export function tree(s: Sculpt, kind: number): void {
  s.of('matte', '#6b4726').tube([0, 0, 0], [0, 2.6, 0], 0.42, 0.28, 7);
  if (kind === 0) {
    for (const [low, wide, colour] of [
      [1.8, 1.9, '#2f6b3a'],
      [3.6, 1.5, '#37793f'],
      [5.2, 1.05, '#428647'],
    ] as const)
      s.of('matte', colour).tube([0, low, 0], [0, low + 2.6, 0], wide, 0.05, 8);
  } else {
    s.of('matte', '#4d8a39')
      .ball([0, 4.4, 0], 1.9, [1, 0.95, 1])
      .of('matte', '#5f9c44')
      .ball([1, 3.9, 0.6], 1.2)
      .of('matte', '#3f7a33')
      .ball([-0.9, 3.8, -0.5], 1.3);
  }
}

/** Adds the reeds of a mire. */
export function reeds(s: Sculpt): void {
  for (let i = 0; i < 6; i += 1) {
    const [x, z] = [Math.sin(i * 2.4) * 0.5, Math.cos(i * 2.4) * 0.5];
    s.of('matte', '#8f9a4a').tube([x, 0, z], [x * 1.4, 1.8 + (i % 3) * 0.4, z * 1.4], 0.07, 0.03, 4);
    if (i % 2 === 0)
      s.of('matte', '#6a4424').limb(
        [x * 1.35, 1.8 + (i % 3) * 0.4, z * 1.35],
        [x * 1.4, 2.3 + (i % 3) * 0.4, z * 1.4],
        0.13,
      );
  }
}
