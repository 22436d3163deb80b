import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import type { Look, UnitType } from '../api';
import { hover, radiusOf, tall } from '../sizes';
import { details } from '../solid';
import { figure, shapeOf } from './build';
import * as tokens from './tokens';

const looks: Look[] = [
  ...([
    'basic',
    'commander',
    'radioman',
    'grenadier',
    'sniper',
    'crawler',
    'minesweeper',
    'mortar',
    'fifty-cal',
    'bazooka',
    'flamethrower',
    'bfg',
  ] as UnitType[]),
  ...(['jeep', 'tank', 'helicopter', 'jet', 'howitzer', 'vehicle'] as UnitType[]),
].map((type): Look => ({ side: 'green', type }));
const kneeling: Look = { side: 'green', type: 'basic', stance: 'kneeling' };
const prone: Look = { side: 'green', type: 'basic', stance: 'prone' };

/** The squares of 0.1 inch that a model covers, as seen along an axis: 1 from above, 2 from the side. */
function shadow(geometry: BufferGeometry, axis: 1 | 2): Set<string> {
  const position = geometry.getAttribute('position');
  const cells = new Set<string>();
  const corner = (i: number): [number, number] => [
    position.getX(i),
    axis === 1 ? position.getZ(i) : position.getY(i),
  ];
  for (let i = 0; i < position.count; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    for (let s = 0; s <= 6; s += 1) {
      for (let t = 0; t <= 6 - s; t += 1) {
        const [u, v] = [s / 6, t / 6];
        const mix = (p: number, q: number, r: number): number =>
          Math.round((p + (q - p) * u + (r - p) * v) * 10);
        cells.add(`${mix(a[0], b[0], c[0])},${mix(a[1], b[1], c[1])}`);
      }
    }
  }
  return cells;
}

/** How different two shapes are: the share of their joint area that only one of them covers. */
function unlike(a: Set<string>, b: Set<string>): number {
  const both = [...a].filter((cell) => b.has(cell)).length;
  return 1 - both / (a.size + b.size - both);
}

describe('models', () => {
  const all = [...looks, kneeling, prone].map((look) => ({
    look,
    geometry: figure(look, details.high).build(),
  }));

  it('are told apart by their silhouettes from above and from the side', () => {
    const seen = all.map(({ look, geometry }) => ({
      name: shapeOf(look),
      above: shadow(geometry, 1),
      side: shadow(geometry, 2),
    }));
    for (const [i, one] of seen.entries()) {
      for (const other of seen.slice(i + 1)) {
        expect(unlike(one.above, other.above), `${one.name} and ${other.name} from above`).toBeGreaterThan(
          0.2,
        );
        expect(
          unlike(one.above, other.above) + unlike(one.side, other.side),
          `${one.name} and ${other.name}`,
        ).toBeGreaterThan(0.55);
      }
    }
  });

  it('have only finite numbers, stand on the ground, and are not much higher than their height for pointing', () => {
    for (const { look, geometry } of all) {
      for (const name of ['position', 'normal', 'color']) {
        expect([...geometry.getAttribute(name).array].every(Number.isFinite), `${look.type} ${name}`).toBe(
          true,
        );
      }
      geometry.computeBoundingBox();
      const { min, max } = geometry.boundingBox ?? { min: { y: 0 }, max: { y: 0 } };
      expect(min.y, look.type).toBeGreaterThan(-0.12);
      expect(min.y, look.type).toBeLessThan(0.2);
      expect(max.y, look.type).toBeLessThan(tall(look) + 1.1);
    }
  });

  it('of aircraft hover', () => {
    expect(tall({ side: 'tan', type: 'jet' })).toBeGreaterThan(hover);
  });

  it('are simpler in low quality', () => {
    const size = (look: Look, level: 'high' | 'low'): number =>
      figure(look, details[level]).build().getAttribute('position').count;
    for (const look of looks) expect(size(look, 'low')).toBeLessThan(size(look, 'high'));
  });

  it('have bases of the right size', () => {
    expect(looks.map(radiusOf)).toEqual([...Array<number>(12).fill(0.5), 1.25, 1.75, 2, 2, 1.25, 1.25]);
    expect(radiusOf({ side: 'tan', type: 'vehicle', radius: 1.5 })).toBe(1.5);
  });
});

describe('tokens', () => {
  it('tell the sides apart without colour: the base of Tan is notched', () => {
    const far = (side: 'green' | 'tan'): number[] => tokens.rimOf(side).map(([x, y]) => Math.hypot(x, y));
    expect(Math.min(...far('green'))).toBeCloseTo(1, 9);
    expect(Math.min(...far('tan'))).toBeLessThan(0.9);
    expect(Math.max(...far('tan'))).toBeCloseTo(1, 9);
  });

  it('tell markers apart by what lies on them', () => {
    const [plain, real, cross] = [tokens.sign, tokens.mine, tokens.cross].map((make) =>
      shadow(make(details.high).build(), 1),
    );
    expect(unlike(real as Set<string>, cross as Set<string>)).toBeGreaterThan(0.3);
    expect(unlike(plain as Set<string>, real as Set<string>)).toBeGreaterThan(0.3);
  });
});
