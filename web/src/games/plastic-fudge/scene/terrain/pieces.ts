import type { Spot, TerrainKind } from '../api';
import { layer, surface, type Laid } from '../ground';
import { between, chance, distance, middle, sides } from '../plane';
import { bridge, fortress, house, inset } from './buildings';
import type { Corner, Shell } from './shell';
import type { Pattern } from './patterns';

const bases: readonly TerrainKind[] = ['building', 'fortress', 'camp'];

/** Moves the corners of a polygon towards its middle. A `share` of 1 leaves them where they are. */
const shrunk = (corners: readonly Spot[], share: number): Spot[] => {
  const centre = middle(corners);
  return corners.map((corner) => between(centre, corner, share));
};

/** How many parts each side of a polygon has, if each part is about `long` inches long. */
const partsOf = (corners: readonly Spot[], long: number): number[] =>
  sides(corners).map(([a, b]) => Math.max(1, Math.round(distance(a, b) / long)));

/** Divides each side of a polygon into its number of `parts`, and returns the places between the parts. */
const divided = (corners: readonly Spot[], parts: readonly number[]): Spot[] =>
  sides(corners).flatMap(([a, b], i) => {
    const count = parts[i] ?? 1;
    return Array.from({ length: count }, (_, part) => between(a, b, part / count));
  });

/** A ring of places without its sharp corners. */
const rounded = (ring: readonly Spot[]): Spot[] =>
  ring.map((spot, i) =>
    between(spot, between(ring.at(i - 1) ?? spot, ring[(i + 1) % ring.length] ?? spot, 0.5), 0.5),
  );

/** The tints of a slope from its foot to its top: earth shows where it is steep. */
const slopes = ['#c9bd9c', '#dcca9f', '#e8d9b0', '#ece4c0', '#f4f0d8', '#fbfaf0', '#ffffff'];

/** Adds a hill with smooth sides, and a soft shadow around its foot, which is the border of the piece. */
function hill(shell: Shell, laid: Laid, pattern: Pattern): void {
  const { corners, under, top, run } = laid;
  const parts = partsOf(corners, 0.7);
  const rings = slopes.map((tint, i) => {
    let ring = divided(inset(corners, (run * i) / (slopes.length - 1)), parts);
    for (let round = 0; round < i; round += 1) ring = rounded(ring);
    return { tint, corners: ring.map((spot): Corner => [...spot, surface(laid, spot)]) };
  });
  shell.slope({ pattern }, rings);
  shell.top(
    { pattern },
    (rings.at(-1)?.corners ?? []).map(([x, y]): Spot => [x, y]),
    top,
  );
  const ground = (out: number): Corner[] => inset(corners, -out).map((spot) => [...spot, under + 0.018]);
  shell.slope({ pattern: 'plain', soft: 0 }, [
    { corners: ground(0.7), tint: '#1d2a14', opacity: 0 },
    { corners: ground(0), tint: '#1d2a14', opacity: 0.45 },
  ]);
}

/** Adds rocks that rise to a peak with snow. */
function mountain(shell: Shell, { piece, corners, under, top: body }: Laid): void {
  const random = chance(piece.id);
  const fine = divided(corners, partsOf(corners, 2.2));
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

/** How far flat ground fades out beyond its border, in inches. */
const fade = 0.32;
/** Ground that grows darker towards its border, so that the border is visible. */
const dark: readonly TerrainKind[] = ['forest', 'marsh', 'desert', 'camp'];
/** Ground with a sandy shore. */
const wet: readonly TerrainKind[] = ['water', 'shallow', 'marsh'];

/** Adds flat ground with a soft border, or a hill if the ground is raised. */
function patch(shell: Shell, laid: Laid, pattern: Pattern, lift: number): void {
  const { piece, corners, under, top } = laid;
  if (top > under + 0.01) {
    hill(shell, laid, pattern);
    return;
  }
  const holed = bases.includes(piece.type);
  const paint = { pattern, holed, soft: 2 + layer(piece) };
  const ring = (out: number, z = under + lift): Corner[] => inset(corners, -out).map((spot) => [...spot, z]);
  if (wet.includes(piece.type)) {
    shell.slope({ pattern: 'sand', soft: 1 }, [
      { corners: ring(0.9, under + 0.02), opacity: 0, tint: '#e6d7a8' },
      { corners: ring(0.45, under + 0.02), tint: '#e6d7a8' },
      { corners: ring(0, under + 0.02), tint: '#c9b27c' },
    ]);
  }
  const tint = dark.includes(piece.type) ? '#b9b6a6' : '#ffffff';
  shell.top(paint, inset(corners, 0.4), under + lift);
  shell.slope(paint, [
    { corners: ring(fade), tint, opacity: 0 },
    { corners: ring(0), tint },
    { corners: ring(-0.4) },
  ]);
}

/**
 * Adds the faces of a piece. `order` raises a flat piece a little, so that overlapping pieces differ in
 * height. All flat pieces stay below the shapes that are drawn on the ground.
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
