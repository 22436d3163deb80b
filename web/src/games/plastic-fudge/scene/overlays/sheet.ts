import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Spot } from '../api';
import { along, cut, distance } from '../plane';

/** A colour and its opacity. */
export type Ink = { colour: string; opacity: number };

/** A greater difference of heights than this, in inches, is the side of a wall or a hill. */
const steep = 0.5;

/** Flat shapes that follow the ground, in one geometry. */
export class Sheet {
  private readonly position: number[] = [];
  private readonly rgba: number[] = [];
  private readonly colour = new Color();

  /**
   * `height` gives the height of the ground. Shapes lie `lift` inches above the ground. Rings end where
   * `holds` says that the table ends.
   */
  constructor(
    private readonly height: (at: Spot) => number,
    private readonly lift = 0.16,
    private readonly holds: (at: Spot) => boolean = () => true,
  ) {}

  get empty(): boolean {
    return this.position.length === 0;
  }

  private corner(at: Spot, z: number): void {
    this.position.push(at[0], z, -at[1]);
    this.rgba.push(this.colour.r, this.colour.g, this.colour.b, this.opacity);
  }

  private opacity = 1;

  private ink({ colour, opacity }: Ink): void {
    this.colour.set(colour);
    this.opacity = opacity;
  }

  private quad(
    corners: readonly [Spot, Spot, Spot, Spot],
    zs: readonly [number, number, number, number],
  ): void {
    for (const i of [0, 1, 2, 0, 2, 3] as const) this.corner(corners[i], zs[i] + this.lift);
  }

  /**
   * An area without dents. Each corner has the height of the ground. Fewer than three corners draw nothing,
   * nor does an area on the side of a wall or a hill.
   */
  area(corners: readonly Spot[], ink: Ink): void {
    this.ink(ink);
    const zs = corners.map((spot) => this.height(spot));
    if (Math.max(...zs) - Math.min(...zs) > steep) return;
    for (let n = 1; n + 1 < corners.length; n += 1)
      for (const i of [0, n, n + 1]) this.corner(corners[i]!, zs[i]! + this.lift);
  }

  /**
   * A line. With `dash` the line is broken into dashes of that length. With `level` it leaves out the sides
   * of walls and hills.
   */
  ribbon(way: readonly Spot[], wide: number, ink: Ink, dash = 0, level = false): void {
    this.ink(ink);
    const spots = cut(way, Math.min(0.4, dash || 0.4));
    let gone = 0;
    for (let i = 1; i < spots.length; i += 1) {
      const [a, b] = [spots[i - 1] as Spot, spots[i] as Spot];
      const long = distance(a, b);
      gone += long;
      if (long < 1e-6 || (dash > 0 && Math.floor((gone - long / 2) / dash) % 2 === 1)) continue;
      const side: Spot = [(-(b[1] - a[1]) / long) * (wide / 2), ((b[0] - a[0]) / long) * (wide / 2)];
      const [za, zb] = [this.height(a), this.height(b)];
      if (level && Math.abs(za - zb) > steep) continue;
      const beside = (spot: Spot, sign: number): Spot => [spot[0] + side[0] * sign, spot[1] + side[1] * sign];
      this.quad([beside(a, -1), beside(b, -1), beside(b, 1), beside(a, 1)], [za, zb, zb, za]);
    }
  }

  /**
   * A part of a ring between two radii, from one direction to another, in degrees. With `dashes` the part is
   * broken into that many dashes. With `flat` it has the height of the ground at the middle of the ring
   * everywhere.
   */
  band(at: Spot, inner: number, outer: number, ink: Ink, from = 0, to = 360, dashes = 0, flat = false): void {
    this.ink(ink);
    const height = (corner: Spot): number => this.height(flat ? at : corner);
    const steps = Math.max(8, Math.ceil(((to - from) / 360) * Math.min(120, Math.max(24, outer * 14))));
    const count = dashes > 0 ? Math.ceil(steps / (dashes * 2)) * dashes * 2 : steps;
    for (let i = 0; i < count; i += 1) {
      if (dashes > 0 && Math.floor((i / count) * dashes * 2) % 2 === 1) continue;
      const [p, q] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count];
      const corners: [Spot, Spot, Spot, Spot] = [
        along(at, p, inner),
        along(at, p, outer),
        along(at, q, outer),
        along(at, q, inner),
      ];
      if (!flat && !this.holds(corners[1])) continue;
      this.quad(corners, [height(corners[0]), height(corners[1]), height(corners[2]), height(corners[3])]);
    }
  }

  /** A full disc, or the part of one between two directions in degrees. */
  disc(at: Spot, radius: number, ink: Ink, from = 0, to = 360): void {
    for (let inner = 0; inner < radius; inner += 0.5)
      this.band(at, inner, Math.min(radius, inner + 0.5), ink, from, to);
  }

  /** An arrow head that points in a direction. */
  arrow(tip: Spot, degrees: number, size: number, ink: Ink): void {
    this.ink(ink);
    const z = this.height(tip) + this.lift + 0.01;
    for (const spot of [tip, along(tip, degrees + 150, size), along(tip, degrees - 150, size)])
      this.corner(spot, z);
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.position), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(this.rgba), 4));
    return geometry;
  }
}
