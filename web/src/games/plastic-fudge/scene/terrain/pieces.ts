import type { Spot, TerrainKind } from '../api';
import { layer, type Laid } from '../ground';
import { between, chance, distance, middle, sides } from '../plane';
import { bridge, fortress, house, inset } from './buildings';
import type { Shell } from './shell';
import type { Pattern } from './patterns';

const bases: readonly TerrainKind[] = ['building', 'fortress', 'camp'];

/** Corners drawn towards the middle. */
const shrunk = (corners: readonly Spot[], share: number): Spot[] => {
  const centre = middle(corners);
  return corners.map((corner) => between(centre, corner, share));
};

/** A stepped hill: its sides show a layer every 3 inches. */
function hill(shell: Shell, { corners, under, top }: Laid, lid: Pattern): void {
  const layers = Math.max(1, Math.ceil((top - under) / 3 - 1e-6));
  for (let i = 0; i < layers; i += 1) {
    const low = under + i * 3,
      high = Math.min(top, low + 3);
    for (const [a, b] of sides(corners)) {
      shell.wall({ pattern: 'plain' }, a, b, low, high - 0.18, i % 2 === 0 ? '#8d7650' : '#a48c60');
      shell.wall({ pattern: 'plain' }, a, b, high - 0.18, high, '#6f8a4a');
    }
  }
  shell.top({ pattern: lid }, corners, top);
  const edge = inset(corners, 0.22);
  corners.forEach((corner, i) => {
    const j = (i + 1) % corners.length;
    const [a, b, c, d] = [corner, corners[j], edge[j], edge[i]] as [Spot, Spot, Spot, Spot];
    shell.triangle(
      { pattern: lid },
      [
        [...a, top + 0.02],
        [...b, top + 0.02],
        [...c, top + 0.02],
      ],
      '#5f7a3a',
    );
    shell.triangle(
      { pattern: lid },
      [
        [...a, top + 0.02],
        [...c, top + 0.02],
        [...d, top + 0.02],
      ],
      '#5f7a3a',
    );
  });
}

/** Rocks that rise to a peak with snow. */
function mountain(shell: Shell, { piece, corners, under, top: body }: Laid): void {
  const random = chance(piece.id);
  const fine = corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const parts = Math.max(1, Math.round(distance(corner, next) / 2.2));
    return Array.from({ length: parts }, (_, part) => between(corner, next, part / parts));
  });
  const steps = [
    [1, 0, 0],
    [0.78, 0.42, 0.7],
    [0.46, 0.78, 0.6],
    [0.16, 1, 0.3],
  ] as const;
  const rings = steps.map(([share, high, wild]) =>
    shrunk(fine, share).map(([x, y], i): [number, number, number] => {
      const jag = share === 1 ? 0 : (random() - 0.5) * wild;
      return [
        x + jag * (i % 2 === 0 ? 1.4 : -1),
        y + jag * 1.2,
        under + (body - under) * high * (1 + jag * 0.8),
      ];
    }),
  );
  const tints = ['#7c7368', '#938a7e', '#f2f4f5'];
  for (let ring = 0; ring + 1 < rings.length; ring += 1) {
    const [outer, inner] = [rings[ring] ?? [], rings[ring + 1] ?? []];
    outer.forEach((corner, i) => {
      const j = (i + 1) % outer.length;
      const tint = tints[ring] ?? '#ffffff';
      const [b, c, d] = [outer[j] ?? corner, inner[j] ?? corner, inner[i] ?? corner];
      shell.triangle({ pattern: 'plain' }, [corner, b, c], i % 2 === 0 || ring === 2 ? tint : '#857b70');
      shell.triangle({ pattern: 'plain' }, [corner, c, d], tint);
    });
  }
  const last = rings.at(-1) ?? [];
  const peak: [number, number, number] = [...middle(fine), under + (body - under) * 1.1];
  last.forEach((corner, i) =>
    shell.triangle({ pattern: 'plain' }, [corner, last[(i + 1) % last.length] ?? corner, peak], '#ffffff'),
  );
}

const flat: Readonly<Partial<Record<TerrainKind, Pattern>>> = {
  open: 'grass',
  road: 'road',
  camp: 'camp',
  forest: 'forest',
  water: 'water',
  shallow: 'shallow',
  marsh: 'marsh',
  desert: 'desert',
};

/** Flat ground with a rim in a darker shade, which marks its exact border. Raised ground is a hill. */
function patch(shell: Shell, laid: Laid, pattern: Pattern, lift: number): void {
  const { piece, corners, under, top } = laid;
  if (top > under + 0.01) {
    hill(shell, laid, pattern);
    return;
  }
  const holed = bases.includes(piece.type);
  const z = under + lift;
  shell.top({ pattern, holed }, corners, z);
  const edge = inset(corners, 0.14);
  corners.forEach((corner, i) => {
    const j = (i + 1) % corners.length;
    const [a, b, c, d] = [corner, corners[j], edge[j], edge[i]] as [Spot, Spot, Spot, Spot];
    shell.triangle(
      { pattern, holed },
      [
        [...a, z + 0.004],
        [...b, z + 0.004],
        [...c, z + 0.004],
      ],
      '#8f8a80',
    );
    shell.triangle(
      { pattern, holed },
      [
        [...a, z + 0.004],
        [...c, z + 0.004],
        [...d, z + 0.004],
      ],
      '#8f8a80',
    );
  });
}

/**
 * Adds the faces of a piece. `order` raises a flat piece a little, so that overlapping ones stay apart. All
 * flat pieces stay below the shapes that are drawn on the ground.
 */
export function face(shell: Shell, laid: Laid, order: number): void {
  const lift = 0.02 + layer(laid.piece) * 0.008 + Math.min(60, order) * 0.0006;
  const pattern = flat[laid.piece.type];
  if (pattern) patch(shell, laid, pattern, lift);
  else if (laid.piece.type === 'mountain') mountain(shell, laid);
  else if (laid.piece.type === 'building') house(shell, laid);
  else if (laid.piece.type === 'fortress') fortress(shell, laid);
  else if (laid.piece.type === 'bridge') bridge(shell, laid);
  else
    shell.block(
      { pattern: 'stone' },
      { pattern: 'stone' },
      laid.corners,
      laid.under,
      laid.top,
      '#ffffff',
      '#f4efe4',
    );
}
