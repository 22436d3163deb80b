import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Spot } from '../api';
import { along, between, distance, heading, long } from '../units';

/** A colour, and its opacity from 0 to 1. */
export type Ink = { colour: string; opacity: number };

/** Collects flat shapes just above the table in one geometry. Lengths are micrometres. */
export class Sheet {
  private readonly position: number[] = [];
  private readonly rgba: number[] = [];
  private readonly colour = new Color();

  /** `lift` is the height of the shapes above the table, in centimetres. */
  constructor(private readonly lift = 0.07) {}

  get empty(): boolean {
    return this.position.length === 0;
  }

  private corner(at: Spot, opacity: number): void {
    this.position.push(long(at[0]), this.lift, long(at[1]));
    this.rgba.push(this.colour.r, this.colour.g, this.colour.b, opacity);
  }

  /** Adds a triangle. */
  part(a: Spot, b: Spot, c: Spot, { colour, opacity }: Ink): void {
    this.colour.set(colour);
    for (const spot of [a, b, c]) this.corner(spot, opacity);
  }

  private quad(a: Spot, b: Spot, c: Spot, d: Spot, ink: Ink): void {
    this.part(a, b, c, ink);
    this.part(a, c, d, ink);
  }

  /** Adds a line. With `dash`, the line is broken into dashes of that length. */
  ribbon(way: readonly Spot[], wide: number, ink: Ink, dash = 0): void {
    for (let i = 1; i < way.length; i += 1) {
      const [a, b] = [way[i - 1] as Spot, way[i] as Spot];
      const far = distance(a, b);
      if (far < 1) continue;
      const turn = heading(a, b);
      const parts = dash > 0 ? Math.max(1, Math.round(far / dash)) : 1;
      for (let part = 0; part < parts; part += dash > 0 ? 2 : 1) {
        const [p, q] = [between(a, b, part / parts), between(a, b, (part + 1) / parts)];
        this.quad(
          along(p, turn + 9000, wide / 2),
          along(q, turn + 9000, wide / 2),
          along(q, turn - 9000, wide / 2),
          along(p, turn - 9000, wide / 2),
          ink,
        );
      }
    }
  }

  /**
   * Adds a part of a ring between two radii, from one heading to another. With `dashes`, it is broken into
   * that many dashes.
   */
  band(at: Spot, inner: number, outer: number, ink: Ink, from = 0, to = 36_000, dashes = 0): void {
    const steps = Math.max(3, Math.ceil(Math.abs(to - from) / 600), dashes * 4);
    for (let i = 0; i < steps; i += 1) {
      if (dashes > 0 && Math.floor((i / steps) * dashes * 2) % 2 === 1) continue;
      const [p, q] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps];
      this.quad(along(at, p, inner), along(at, p, outer), along(at, q, outer), along(at, q, inner), ink);
    }
  }

  /** Adds a full disc. */
  disc(at: Spot, radius: number, ink: Ink): void {
    this.band(at, 0, radius, ink);
  }

  /** Adds an arrow head whose tip points at the heading `turn`. */
  arrow(tip: Spot, turn: number, size: number, ink: Ink): void {
    this.part(tip, along(tip, turn + 15_000, size), along(tip, turn - 15_000, size), ink);
  }

  /** Adds a polygon, which must be convex. */
  polygon(corners: readonly Spot[], ink: Ink): void {
    for (let i = 2; i < corners.length; i += 1)
      this.part(corners[0] as Spot, corners[i - 1] as Spot, corners[i] as Spot, ink);
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.position), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(this.rgba), 4));
    return geometry;
  }
}
