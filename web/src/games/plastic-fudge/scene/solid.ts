import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  Euler,
  ExtrudeGeometry,
  LatheGeometry,
  Matrix4,
  Quaternion,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three';

/** A point of a model: forward, to the left, upwards, in inches. */
export type P = readonly [number, number, number];

const up = new Vector3(0, 1, 0);
/** Turns the axes of a model (z upwards) into those of three.js (y upwards). */
const upright = new Matrix4().makeRotationX(-Math.PI / 2);

/** Into how many parts round shapes are divided: around them, and from end to end. */
export type Detail = { round: number; steps: number };
export const details = {
  high: { round: 12, steps: 3 },
  low: { round: 6, steps: 2 },
} as const satisfies Record<string, Detail>;

/** Builds one geometry from simple solids. The colours are shades that multiply the colour of the plastic. */
export class Solid {
  private readonly parts: { geometry: BufferGeometry; colour: Color }[] = [];
  private shade = new Color(1, 1, 1);

  constructor(readonly detail: Detail = details.high) {}

  /** Sets the colour of the next parts: a shade of the plastic, or a fixed colour. */
  paint(colour: number | string): this {
    this.shade = typeof colour === 'number' ? new Color(colour, colour, colour) : new Color(colour);
    return this;
  }

  /** Adds a geometry, whose y axis points upwards, at a place. */
  add(geometry: BufferGeometry, at: P, turned: P = [0, 0, 0], scale: P = [1, 1, 1]): this {
    const turn = new Quaternion().setFromEuler(new Euler(...turned));
    geometry.applyMatrix4(new Matrix4().compose(new Vector3(...at), turn, new Vector3(...scale)));
    this.parts.push({ geometry, colour: this.shade.clone() });
    return this;
  }

  /** Adds a round stick between two points, with a thickness at each end. */
  limb(a: P, b: P, thick: number, end = thick): this {
    const [from, to] = [new Vector3(...a), new Vector3(...b)];
    const long = from.distanceTo(to);
    const steps = this.detail.steps;
    const profile: Vector2[] = [];
    for (let i = 0; i <= steps; i += 1) {
      const angle = (i / steps) * (Math.PI / 2);
      profile.push(new Vector2(Math.sin(angle) * thick, -Math.cos(angle) * thick));
    }
    for (let i = 0; i <= steps; i += 1) {
      const angle = (i / steps) * (Math.PI / 2);
      profile.push(new Vector2(Math.cos(angle) * end, long + Math.sin(angle) * end));
    }
    const geometry = new LatheGeometry(profile, this.detail.round);
    const turn = new Quaternion().setFromUnitVectors(up, to.clone().sub(from).normalize());
    geometry.applyMatrix4(new Matrix4().compose(from, turn, new Vector3(1, 1, 1)));
    this.parts.push({ geometry, colour: this.shade.clone() });
    return this;
  }

  /** Adds a tube with flat ends between two points. */
  tube(a: P, b: P, thick: number, end = thick): this {
    const [from, to] = [new Vector3(...a), new Vector3(...b)];
    const geometry = new CylinderGeometry(end, thick, from.distanceTo(to), this.detail.round + 2, 1);
    const turn = new Quaternion().setFromUnitVectors(up, to.clone().sub(from).normalize());
    geometry.applyMatrix4(
      new Matrix4().compose(from.add(to).multiplyScalar(0.5), turn, new Vector3(1, 1, 1)),
    );
    this.parts.push({ geometry, colour: this.shade.clone() });
    return this;
  }

  /** Adds a part of a three-sided pyramid over the origin, from one height to another. */
  spike(low: number, high: number, wide: number, end: number): this {
    return this.add(
      new CylinderGeometry(end, wide, high - low, 3, 1).toNonIndexed(),
      [0, 0, (low + high) / 2],
      [Math.PI / 2, 0, 0],
    );
  }

  ball(at: P, radius: number, scale: P = [1, 1, 1]): this {
    return this.add(
      new SphereGeometry(radius, this.detail.round + 1, this.detail.steps * 2 + 1),
      at,
      [Math.PI / 2, 0, 0],
      scale,
    );
  }

  /** Adds the upper half of a ball. `flat` is its height as a share of the radius. */
  dome(at: P, radius: number, flat = 1): this {
    return this.add(
      new SphereGeometry(
        radius,
        this.detail.round + 1,
        this.detail.steps + 1,
        0,
        Math.PI * 2,
        0,
        Math.PI / 2,
      ),
      at,
      [Math.PI / 2, 0, 0],
      [1, flat, 1],
    );
  }

  box(at: P, size: P, turned: P = [0, 0, 0]): this {
    return this.add(new BoxGeometry(...size), at, turned);
  }

  /** Adds a ring that lies flat unless it is turned. */
  ring(at: P, radius: number, thick: number, turned: P = [0, 0, 0]): this {
    return this.add(new TorusGeometry(radius, thick, 4, this.detail.round * 2), at, turned);
  }

  /** Adds a slab with the outline of a side view (forward, up) and a width. */
  slab(side: readonly (readonly [number, number])[], wide: number, y = 0): this {
    const geometry = new ExtrudeGeometry(shapeOf(side), { depth: wide, bevelEnabled: false });
    return this.add(geometry, [0, y + wide / 2, 0], [Math.PI / 2, 0, 0]);
  }

  /** Adds a slab with the outline of a view from above (forward, left), from one height to another. */
  plate(outline: readonly (readonly [number, number])[], low: number, high: number): this {
    return this.add(new ExtrudeGeometry(shapeOf(outline), { depth: high - low, bevelEnabled: false }), [
      0,
      0,
      low,
    ]);
  }

  /**
   * All solids as one geometry. `floor` is the shade at the foot of a model, where less light falls; 1 makes
   * no difference.
   */
  build(floor = 1): BufferGeometry {
    const flat = this.parts.map(({ geometry, colour }) => ({
      geometry: geometry.index ? geometry.toNonIndexed() : geometry,
      colour,
    }));
    const size = flat.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0);
    const positions = new Float32Array(size * 3),
      normals = new Float32Array(size * 3),
      colours = new Float32Array(size * 3);
    let at = 0;
    for (const { geometry, colour } of flat) {
      const position = geometry.getAttribute('position');
      const normal = geometry.getAttribute('normal');
      for (let i = 0; i < position.count; i += 1, at += 3) {
        positions.set([position.getX(i), position.getY(i), position.getZ(i)], at);
        normals.set([normal.getX(i), normal.getY(i), normal.getZ(i)], at);
        const light = floor + (1 - floor) * Math.min(1, Math.max(0, position.getZ(i) / 0.9));
        colours.set([colour.r * light, colour.g * light, colour.b * light], at);
      }
      geometry.dispose();
    }
    const built = new BufferGeometry();
    built.setAttribute('position', new BufferAttribute(positions, 3));
    built.setAttribute('normal', new BufferAttribute(normals, 3));
    built.setAttribute('color', new BufferAttribute(colours, 3));
    return built.applyMatrix4(upright);
  }
}

/** A closed outline, as three.js needs it. */
export function shapeOf(corners: readonly (readonly [number, number])[]): Shape {
  return new Shape(corners.map(([x, y]) => new Vector2(x, y)));
}
