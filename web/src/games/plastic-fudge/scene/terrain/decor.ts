import type { Spot, TerrainKind } from '../api';
import { covers, type Ground, type Laid } from '../ground';
import { chance, distance, sides, toEdge } from '../plane';
import { Solid, type Detail } from '../solid';

/** A small thing on a piece, such as a tree. A thing with a radius is left out where a model stands. */
export type Thing = { part: string; at: Spot; turn: number; scale: number; radius: number; tint: string };

type Kind = {
  parts: readonly string[];
  apart: number;
  edge: number;
  radius: number;
  tints: readonly string[];
  sizes: readonly [number, number];
};
/** Bushes below the trees of a forest. */
const bushes: Kind = {
  parts: ['bush'],
  apart: 1.05,
  edge: 0.12,
  radius: 0.32,
  tints: ['#4f8a3e', '#5f9147', '#6f9a3c', '#7fa34c'],
  sizes: [0.6, 1.15],
};
const kinds: Readonly<Partial<Record<TerrainKind, Kind>>> = {
  forest: {
    parts: ['oak', 'pine', 'oak'],
    apart: 1.7,
    edge: 0.45,
    radius: 0.75,
    tints: ['#4f8a3e', '#3f7a3c', '#62994a', '#6f9a3c'],
    sizes: [0.72, 1.12],
  },
  marsh: {
    parts: ['reeds'],
    apart: 1.2,
    edge: 0.3,
    radius: 0.3,
    tints: ['#9aa24e', '#7f9446', '#b3a658'],
    sizes: [0.7, 1.2],
  },
  desert: {
    parts: ['cactus', 'stone', 'stone'],
    apart: 2.8,
    edge: 0.5,
    radius: 0.35,
    tints: ['#ffffff'],
    sizes: [0.7, 1.1],
  },
  camp: {
    parts: ['tent', 'crates', 'tent'],
    apart: 2.7,
    edge: 1.1,
    radius: 1.05,
    tints: ['#ffffff'],
    sizes: [0.9, 1],
  },
};

/** The things that grow or lie on a piece. The same piece always has the same things at the same places. */
export function scatter(laid: Laid): Thing[] {
  const kind = kinds[laid.piece.type];
  if (!kind) return [];
  return [...spread(laid, kind), ...(laid.piece.type === 'forest' ? spread(laid, bushes) : [])];
}

/** Things of one kind, spread over a piece at random. */
function spread(laid: Laid, kind: Kind): Thing[] {
  const random = chance(laid.piece.id + laid.piece.type + (kind === bushes ? ' bushes' : ''));
  const [x0, y0, x1, y1] = laid.bounds;
  const things: Thing[] = [];
  const tries = Math.min(700, Math.ceil((((x1 - x0) * (y1 - y0)) / kind.apart ** 2) * 6));
  for (let i = 0; i < tries; i += 1) {
    const at: Spot = [x0 + random() * (x1 - x0), y0 + random() * (y1 - y0)];
    const [part, turn, size, tint] = [random(), random(), random(), random()];
    if (!covers({ ...laid, piece: { ...laid.piece, holes: [] } }, at) || toEdge(laid.corners, at) < kind.edge)
      continue;
    if (things.some((other) => distance(other.at, at) < kind.apart)) continue;
    things.push({
      part: kind.parts[Math.floor(part * kind.parts.length)] ?? 'stone',
      at,
      radius: kind.radius,
      turn: laid.piece.type === 'camp' ? Math.floor(turn * 4) * 90 : turn * 360,
      scale: kind.sizes[0] + size * (kind.sizes[1] - kind.sizes[0]),
      tint: kind.tints[Math.floor(tint * kind.tints.length)] ?? '#ffffff',
    });
  }
  return things;
}

/** Sandbags along the border of a camp, with gaps to walk through. */
function bags(laid: Laid): Thing[] {
  return sides(laid.corners).flatMap(([a, b]) => {
    const long = distance(a, b),
      turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const count = Math.floor(long / 0.62);
    const filled = Array.from({ length: count }, (_, i) => i).filter(
      (i) => (i < count * 0.28 || i >= count * 0.72) && i % 9 !== 8,
    );
    return filled.map((i): Thing => {
      const share = (i + 0.5) / count;
      return {
        part: 'bag',
        at: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
        turn,
        scale: 1,
        radius: 0.3,
        tint: i % 2 === 0 ? '#cbb383' : '#bda573',
      };
    });
  });
}

/** Rubble and a scorched place where a hole was blown. */
function rubble({ piece }: Laid): Thing[] {
  return (piece.holes ?? []).flatMap(([x, y, radius], i) => {
    const random = chance(`${piece.id} ${i}`);
    const scorch: Thing = {
      part: 'scorch',
      at: [x, y],
      turn: random() * 360,
      scale: radius,
      radius: 0,
      tint: '#ffffff',
    };
    const stones = Array.from({ length: Math.round(radius * 7) }, (): Thing => {
      const angle = random() * 2 * Math.PI,
        far = radius * (0.75 + random() * 0.35);
      return {
        part: 'stone',
        at: [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
        turn: random() * 360,
        scale: 0.5 + random() * 0.9,
        radius: 0.2,
        tint: '#b9aa98',
      };
    });
    return [scorch, ...stones];
  });
}

/**
 * All small things on a table. Where a piece of another kind overlaps, such as a road through a forest, the
 * things of both pieces are left out, except rubble. Open ground does not count as another kind.
 */
export function things(ground: Ground): Thing[] {
  return ground.laid.flatMap((laid) => {
    const own = [...scatter(laid), ...(laid.piece.type === 'camp' ? bags(laid) : [])].filter(({ at }) =>
      covers(laid, at),
    );
    const over = ground.laid.filter(
      (other) => other !== laid && other.piece.type !== 'open' && other.piece.type !== laid.piece.type,
    );
    return [
      ...own.filter(({ at, radius }) => !over.some((other) => near(other, at, radius * 0.7))),
      ...rubble(laid),
    ];
  });
}

/** Whether a place is on a piece, or less than `by` inches from its border. */
const near = (laid: Laid, at: Spot, by: number): boolean => covers(laid, at) || toEdge(laid.corners, at) < by;

/**
 * The outline of something round, with corners alternately farther out and farther in. With a `share` of 1 it
 * is a circle.
 */
const star = (parts: number, share: number): [number, number][] =>
  Array.from({ length: parts }, (_, i) => {
    const angle = (i / parts) * 2 * Math.PI,
      far = i % 2 === 0 ? share : share ** 2;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });

const models: Readonly<Record<string, (solid: Solid) => Solid>> = {
  oak: (solid) =>
    solid
      .paint('#6b4a2c')
      .tube([0, 0, 0], [0, 0, 1], 0.16, 0.1)
      .paint(1)
      .ball([0, 0, 1.55], 0.68, [1, 0.9, 1])
      .ball([0.32, 0.2, 1.25], 0.45)
      .ball([-0.3, 0.15, 1.35], 0.46)
      .paint(1.12)
      .ball([0.02, -0.28, 1.5], 0.48),
  pine: (solid) =>
    solid
      .paint('#6b4a2c')
      .tube([0, 0, 0], [0, 0, 0.6], 0.13)
      .paint(0.82)
      .tube([0, 0, 0.45], [0, 0, 1.3], 0.72, 0.2)
      .paint(0.92)
      .tube([0, 0, 1.05], [0, 0, 1.85], 0.55, 0.12)
      .paint(1.05)
      .tube([0, 0, 1.6], [0, 0, 2.35], 0.38, 0.02),
  bush: (solid) =>
    solid.paint(0.9).ball([0, 0, 0.16], 0.34, [1, 0.75, 1]).paint(1.1).ball([0.24, 0.14, 0.12], 0.24),
  reeds: (solid) => {
    const blades = [
      [0, 0, 0.06],
      [0.12, 0.1, 0.16],
      [-0.12, 0.08, -0.14],
      [0.06, -0.14, 0.1],
      [-0.1, -0.1, -0.08],
    ] as const;
    for (const [x, y, lean] of blades)
      solid.paint(1).tube([x, y, 0], [x + lean, y + lean * 0.6, 0.75], 0.05, 0.012);
    return solid.paint('#6e4a28').limb([0.06, 0.03, 0.72], [0.07, 0.035, 0.92], 0.06);
  },
  cactus: (solid) =>
    solid
      .paint('#5d8a4a')
      .limb([0, 0, 0], [0, 0, 1.1], 0.17)
      .limb([0, 0.05, 0.5], [0, 0.4, 0.55], 0.11)
      .limb([0, 0.4, 0.55], [0, 0.42, 0.95], 0.11)
      .limb([0, -0.05, 0.4], [0, -0.36, 0.42], 0.1)
      .limb([0, -0.36, 0.42], [0, -0.38, 0.7], 0.1),
  stone: (solid) =>
    solid
      .paint('#a89a84')
      .ball([0, 0, 0.08], 0.26, [1.2, 0.7, 0.9])
      .paint('#968873')
      .ball([0.2, 0.16, 0.05], 0.16),
  tent: (solid) =>
    solid
      .paint('#a9a172')
      .slab(
        [
          [-0.95, 0],
          [0, 1.15],
          [0.95, 0],
        ],
        1.9,
      )
      .paint('#8d8659')
      .slab(
        [
          [-0.06, 1.1],
          [0, 1.22],
          [0.06, 1.1],
        ],
        1.96,
      )
      .paint('#4d4a33')
      .slab(
        [
          [-0.3, 0],
          [0, 0.72],
          [0.3, 0],
        ],
        1.93,
      ),
  crates: (solid) =>
    solid
      .paint('#9c7444')
      .box([0, 0, 0.3], [0.6, 0.6, 0.6])
      .paint('#b58a56')
      .box([0.55, 0.3, 0.22], [0.44, 0.44, 0.44], [0, 0, 0.4])
      .paint('#8a6439')
      .box([0.02, 0, 0.78], [0.4, 0.4, 0.36], [0, 0, 0.3])
      .paint('#5a6b46')
      .tube([-0.5, 0.4, 0], [-0.5, 0.4, 0.6], 0.24),
  bag: (solid) =>
    solid.paint(1).ball([0, 0, 0.12], 0.2, [1.6, 0.7, 1]).ball([0.1, 0, 0.32], 0.18, [1.6, 0.65, 1]),
  scorch: (solid) =>
    solid.paint('#6d5d4c').plate(star(24, 1), 0.06, 0.07).paint('#4b3f36').plate(star(18, 0.7), 0.07, 0.075),
};

/** Makes the model of a thing. */
export function thing(part: string, detail: Detail): Solid {
  return models[part]?.(new Solid(detail)) ?? new Solid(detail);
}
