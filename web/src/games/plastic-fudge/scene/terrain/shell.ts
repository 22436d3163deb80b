import { BufferAttribute, BufferGeometry, Color, ShapeGeometry } from 'three';
import type { Spot } from '../api';
import { distance, sides } from '../plane';
import { shapeOf } from '../solid';
import type { Pattern } from './patterns';

/**
 * How a face is painted: its pattern, and whether holes can be blown into it. A face with a number `soft`
 * lies flat on the table and may fade out. Of two such faces, the one with the greater number lies above.
 */
export type Paint = { pattern: Pattern; holed?: boolean; soft?: number };
/** One of the rings of a slope, with its tint and opacity. */
export type Ring = { corners: readonly Corner[]; tint?: string; opacity?: number };
export type Corner = readonly [number, number, number];

/** The direction perpendicular to two lines on a surface: one from a to b, and one from c to d. */
function normalOf(a: Corner, b: Corner, c: Corner, d: Corner): Corner {
  const [u, v] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    [d[0] - c[0], d[1] - c[1], d[2] - c[2]],
  ] as [Corner, Corner];
  const [x, y, z] = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const long = Math.hypot(x, y, z);
  return long > 1e-9 && z > 0 ? [x / long, y / long, z / long] : [0, 0, 1];
}

/** Collects faces by their paint, so that each paint needs one draw call. */
export class Shell {
  private readonly faces = new Map<
    string,
    { paint: Paint; position: number[]; normal: number[]; uv: number[]; colour: number[] }
  >();
  private readonly colour = new Color();

  /**
   * `span` gives the inches that a tile of a pattern covers. `baked` multiplies the light into the colours of
   * the faces.
   */
  constructor(
    private readonly span: (pattern: Pattern) => number,
    private readonly baked = false,
  ) {}

  /** How bright the light makes a face with this normal, as a factor; 1 unless `baked`. */
  private light([x, y, z]: Corner): number {
    return this.baked ? 0.6 + 0.16 * z + 0.3 * Math.max(0, -0.5 * x + 0.33 * y + 0.8 * z) : 1;
  }

  private bucket(paint: Paint): { position: number[]; normal: number[]; uv: number[]; colour: number[] } {
    const key = `${paint.pattern} ${paint.holed ?? false} ${paint.soft ?? ''}`;
    const found = this.faces.get(key) ?? { paint, position: [], normal: [], uv: [], colour: [] };
    this.faces.set(key, found);
    return found;
  }

  /** Adds a triangle, which is visible from the side on which its corners run counter-clockwise. */
  triangle(
    paint: Paint,
    corners: readonly [Corner, Corner, Corner],
    tint = '#ffffff',
    uvs?: readonly Spot[],
  ): void {
    const bucket = this.bucket(paint);
    const span = this.span(paint.pattern);
    const [a, b, c] = corners;
    const [u, v] = [
      [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
      [c[0] - a[0], c[1] - a[1], c[2] - a[2]],
    ] as [Corner, Corner];
    const normal: Corner = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const long = Math.hypot(...normal) || 1;
    this.colour.set(tint).multiplyScalar(this.light([normal[0] / long, normal[1] / long, normal[2] / long]));
    corners.forEach((corner, i) => {
      const [s, t] = uvs?.[i] ?? corner;
      bucket.position.push(corner[0], corner[2], -corner[1]);
      bucket.normal.push(normal[0] / long, normal[2] / long, -normal[1] / long);
      bucket.uv.push(s / span, t / span);
      bucket.colour.push(this.colour.r, this.colour.g, this.colour.b, 1);
    });
  }

  /**
   * Adds a smooth surface between closed rings, the outermost first. All rings have the same number of
   * corners, and run counter-clockwise.
   */
  slope(paint: Paint, rings: readonly Ring[]): void {
    const bucket = this.bucket(paint);
    const span = this.span(paint.pattern);
    const at = (ring: number, i: number): Corner => {
      const { corners } = rings[Math.min(rings.length - 1, Math.max(0, ring))] as Ring;
      return corners[(i + corners.length) % corners.length] as Corner;
    };
    const put = (ring: number, i: number): void => {
      const [x, y, z] = at(ring, i);
      const { tint = '#ffffff', opacity = 1 } = rings[ring] as Ring;
      const normal = normalOf(at(ring, i - 1), at(ring, i + 1), at(ring - 1, i), at(ring + 1, i));
      this.colour.set(tint).multiplyScalar(this.light(normal));
      bucket.position.push(x, z, -y);
      bucket.normal.push(normal[0], normal[2], -normal[1]);
      bucket.uv.push(x / span, y / span);
      bucket.colour.push(this.colour.r, this.colour.g, this.colour.b, opacity);
    };
    for (let ring = 0; ring + 1 < rings.length; ring += 1) {
      for (let i = 0; i < (rings[ring]?.corners.length ?? 0); i += 1) {
        for (const [out, along] of [
          [0, 0],
          [0, 1],
          [1, 1],
          [0, 0],
          [1, 1],
          [1, 0],
        ] as const)
          put(ring + out, i + along);
      }
    }
  }

  /** Adds a flat face with these corners at a height. */
  top(paint: Paint, corners: readonly Spot[], z: number, tint?: string): void {
    const geometry = new ShapeGeometry(shapeOf(corners));
    const position = geometry.getAttribute('position');
    const index = geometry.index;
    const at = (i: number): Corner => {
      const corner = index ? index.getX(i) : i;
      return [position.getX(corner), position.getY(corner), z];
    };
    for (let i = 0; i < (index?.count ?? position.count); i += 3)
      this.triangle(paint, [at(i), at(i + 1), at(i + 2)], tint);
    geometry.dispose();
  }

  /** Adds the surface of a table, which is brighter in the middle, where the light falls. */
  cloth(paint: Paint, [w, d]: Spot): void {
    const cells = 12;
    const bucket = this.bucket(paint);
    const span = this.span(paint.pattern);
    const corner = (i: number, j: number): void => {
      const [x, y] = [i / cells, j / cells];
      const light = this.light([0, 0, 1]) * (1.1 - 0.55 * ((x - 0.5) ** 2 + (y - 0.5) ** 2) + 0.07 * (y - x));
      bucket.position.push(x * w, 0, -y * d);
      bucket.normal.push(0, 1, 0);
      bucket.uv.push((x * w) / span, (y * d) / span);
      bucket.colour.push(light, light, light, 1);
    };
    for (let i = 0; i < cells; i += 1) {
      for (let j = 0; j < cells; j += 1) {
        for (const [u, v] of [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
          [1, 1],
          [0, 1],
        ] as const)
          corner(i + u, j + v);
      }
    }
  }

  /** Adds an upright wall along a line between two places. The wall is visible from the right of the line. */
  wall(paint: Paint, a: Spot, b: Spot, low: number, high: number, tint?: string, start = 0): void {
    const long = distance(a, b);
    const [p, q, r, s]: [Corner, Corner, Corner, Corner] = [
      [a[0], a[1], low],
      [b[0], b[1], low],
      [b[0], b[1], high],
      [a[0], a[1], high],
    ];
    const [up, vp]: [Spot, Spot] = [
      [start, low],
      [start + long, low],
    ];
    const [ur, us]: [Spot, Spot] = [
      [start + long, high],
      [start, high],
    ];
    this.triangle(paint, [p, q, r], tint, [up, vp, ur]);
    this.triangle(paint, [p, r, s], tint, [up, ur, us]);
  }

  /** Adds walls all around and a flat top. */
  block(
    walls: Paint,
    lid: Paint,
    corners: readonly Spot[],
    low: number,
    high: number,
    tint?: string,
    lidTint?: string,
  ): void {
    let start = 0;
    for (const [a, b] of sides(corners)) {
      this.wall(walls, a, b, low, high, tint, start);
      start += distance(a, b);
    }
    this.top(lid, corners, high, lidTint);
  }

  /** Returns one geometry for each paint. */
  build(): { paint: Paint; geometry: BufferGeometry }[] {
    return [...this.faces.values()].map(({ paint, position, normal, uv, colour }) => {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
      geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normal), 3));
      geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
      geometry.setAttribute('color', new BufferAttribute(new Float32Array(colour), 4));
      return { paint, geometry };
    });
  }
}
