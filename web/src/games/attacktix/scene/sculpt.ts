import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CapsuleGeometry,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Matrix4,
  OctahedronGeometry,
  Quaternion,
  Euler,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three';

/** A point of a model in centimetres: how far left, up and ahead of the origin. */
export type P = readonly [number, number, number];
/** The material of a model's part. */
export type Coat = 'metal' | 'matte' | 'glass' | 'glow';
/** A finished model: one geometry for each material. */
export type Cast = Partial<Record<Coat, BufferGeometry>>;

const up = new Vector3(0, 1, 0);

/**
 * Builds a model from simple solids. All parts of one material become one geometry, with colours in its
 * vertices.
 */
export class Sculpt {
  private readonly parts: { coat: Coat; geometry: BufferGeometry; colour: Color }[] = [];
  private coat: Coat = 'matte';
  private colour = new Color('#ffffff');
  private base = new Matrix4();

  /**
   * `round` is the number of sides with which a circle is drawn. `dyes` maps colours to the colours that
   * replace them.
   */
  constructor(
    readonly round = 12,
    private readonly dyes: Readonly<Record<string, string>> = {},
  ) {}

  /** Sets the material and colour of the parts that follow. */
  of(coat: Coat, colour: string): this {
    this.coat = coat;
    this.colour = new Color(this.dyes[colour] ?? colour);
    return this;
  }

  /** Moves, turns and scales the parts that `make` adds. */
  placed(at: P, turn: P, scale: number | P, make: () => void): this {
    const before = this.base.clone();
    const size = typeof scale === 'number' ? new Vector3(scale, scale, scale) : new Vector3(...scale);
    this.base.multiply(
      new Matrix4().compose(new Vector3(...at), new Quaternion().setFromEuler(new Euler(...turn)), size),
    );
    make();
    this.base = before;
    return this;
  }

  /** Calls `make` for the left side (1) and for the right side (-1). */
  both(make: (side: 1 | -1) => void): this {
    make(1);
    make(-1);
    return this;
  }

  private add(geometry: BufferGeometry, at: P, turn: P = [0, 0, 0], scale: P = [1, 1, 1]): this {
    const own = new Matrix4().compose(
      new Vector3(...at),
      new Quaternion().setFromEuler(new Euler(...turn)),
      new Vector3(...scale),
    );
    geometry.applyMatrix4(own.premultiply(this.base));
    this.parts.push({
      coat: this.coat,
      geometry: geometry.index ? geometry.toNonIndexed() : geometry,
      colour: this.colour,
    });
    return this;
  }

  box(at: P, size: P, turn: P = [0, 0, 0]): this {
    return this.add(new BoxGeometry(...size), at, turn);
  }

  ball(at: P, radius: number, scale: P = [1, 1, 1]): this {
    return this.add(
      new SphereGeometry(radius, this.round, Math.ceil(this.round * 0.6)),
      at,
      [0, 0, 0],
      scale,
    );
  }

  /** Adds the upper half of a ball. */
  dome(at: P, radius: number, scale: P = [1, 1, 1]): this {
    return this.add(
      new SphereGeometry(radius, this.round, Math.ceil(this.round * 0.4), 0, Math.PI * 2, 0, Math.PI / 2),
      at,
      [0, 0, 0],
      scale,
    );
  }

  /** Adds a tube with flat ends from `a` to `b`. With few `corners` it becomes a prism. */
  tube(a: P, b: P, thick: number, end = thick, corners = this.round): this {
    const [from, to] = [new Vector3(...a), new Vector3(...b)];
    const turn = new Euler().setFromQuaternion(
      new Quaternion().setFromUnitVectors(up, to.clone().sub(from).normalize()),
    );
    const middle = from.clone().add(to).multiplyScalar(0.5);
    return this.add(
      new CylinderGeometry(end, thick, from.distanceTo(to), corners, 1),
      [middle.x, middle.y, middle.z],
      [turn.x, turn.y, turn.z],
    );
  }

  /** Adds a rod with round ends from `a` to `b`. */
  limb(a: P, b: P, thick: number): this {
    const [from, to] = [new Vector3(...a), new Vector3(...b)];
    const turn = new Euler().setFromQuaternion(
      new Quaternion().setFromUnitVectors(up, to.clone().sub(from).normalize()),
    );
    const middle = from.clone().add(to).multiplyScalar(0.5);
    return this.add(
      new CapsuleGeometry(thick, from.distanceTo(to), 3, this.round),
      [middle.x, middle.y, middle.z],
      [turn.x, turn.y, turn.z],
    );
  }

  /** Adds a thorn from its foot to its pointed tip. */
  spike(foot: P, tip: P, thick: number, corners = 5): this {
    return this.tube(foot, tip, thick, 0.01, corners);
  }

  /** Adds a crystal from `a` to `b`: two pyramids with a common base. */
  gem(a: P, b: P, thick: number, flat = 1): this {
    const [from, to] = [new Vector3(...a), new Vector3(...b)];
    const turn = new Euler().setFromQuaternion(
      new Quaternion().setFromUnitVectors(up, to.clone().sub(from).normalize()),
    );
    const middle = from.clone().add(to).multiplyScalar(0.5);
    return this.add(
      new OctahedronGeometry(1),
      [middle.x, middle.y, middle.z],
      [turn.x, turn.y, turn.z],
      [thick, from.distanceTo(to) / 2, thick * flat],
    );
  }

  /** Adds a ring that lies flat, turned by `turn`. `arc` is how much of the circle it covers, in radians. */
  ring(at: P, radius: number, thick: number, turn: P = [0, 0, 0], arc = Math.PI * 2): this {
    const geometry = new TorusGeometry(radius, thick, 6, Math.max(8, this.round * 2), arc).rotateX(
      Math.PI / 2,
    );
    return this.add(geometry, at, turn);
  }

  /**
   * Adds a body of revolution about an upright axis. `outline` lists distances from the axis, and heights.
   */
  lathe(outline: readonly (readonly [number, number])[], at: P = [0, 0, 0], corners = this.round * 2): this {
    return this.add(
      new LatheGeometry(
        outline.map(([x, y]) => new Vector2(x, y)),
        corners,
      ),
      at,
    );
  }

  /**
   * Adds a flat plate, `thick` centimetres deep. `outline` lists its corners, across and upwards from `at`.
   */
  plate(outline: readonly (readonly [number, number])[], at: P, thick: number, turn: P = [0, 0, 0]): this {
    const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)));
    return this.add(
      new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false }).translate(0, 0, -thick / 2),
      at,
      turn,
    );
  }

  /** Adds a gear that lies flat, turned by `turn`. */
  gear(at: P, radius: number, teeth: number, thick: number, turn: P = [0, 0, 0]): this {
    const outline: [number, number][] = [];
    for (let i = 0; i < teeth * 4; i += 1) {
      const angle = (i / (teeth * 4)) * Math.PI * 2;
      const far = i % 4 < 2 ? radius : radius * 0.76;
      outline.push([Math.sin(angle) * far, Math.cos(angle) * far]);
    }
    const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)));
    const hole = new Shape(
      Array.from(
        { length: 10 },
        (_, i) => new Vector2(Math.sin(i * 0.628) * radius * 0.3, Math.cos(i * 0.628) * radius * 0.3),
      ),
    );
    shape.holes.push(hole);
    const geometry = new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false })
      .translate(0, 0, -thick / 2)
      .rotateX(Math.PI / 2);
    return this.add(geometry, at, turn);
  }

  /** Returns the finished model. */
  cast(): Cast {
    const cast: Cast = {};
    for (const coat of ['metal', 'matte', 'glass', 'glow'] as const) {
      const parts = this.parts.filter((part) => part.coat === coat);
      if (parts.length > 0) cast[coat] = merged(parts);
    }
    for (const { geometry } of this.parts) geometry.dispose();
    return cast;
  }
}

/**
 * Returns the brightness of paint at a height in centimetres. `upward` is the upward part of the surface's
 * normal. Paint is darker near the ground and on undersides, and brighter on tops, as on a painted miniature.
 */
const washed = (high: number, upward: number): number =>
  (0.82 + 0.22 * upward + 0.06 * upward ** 3) * (0.86 + 0.14 * Math.min(1, Math.max(0, high) / 3));

function merged(parts: readonly { coat: Coat; geometry: BufferGeometry; colour: Color }[]): BufferGeometry {
  const size = parts.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0);
  const [positions, normals, colours] = [
    new Float32Array(size * 3),
    new Float32Array(size * 3),
    new Float32Array(size * 3),
  ];
  let at = 0;
  for (const { coat, geometry, colour } of parts) {
    const count = geometry.getAttribute('position').count;
    positions.set(geometry.getAttribute('position').array.slice(0, count * 3), at * 3);
    normals.set(geometry.getAttribute('normal').array.slice(0, count * 3), at * 3);
    for (let i = 0; i < count; i += 1) {
      const light =
        coat === 'glow' ? 1 : washed(positions[(at + i) * 3 + 1] ?? 0, normals[(at + i) * 3 + 1] ?? 0);
      colours.set([colour.r * light, colour.g * light, colour.b * light], (at + i) * 3);
    }
    at += count;
  }
  const built = new BufferGeometry();
  built.setAttribute('position', new BufferAttribute(positions, 3));
  built.setAttribute('normal', new BufferAttribute(normals, 3));
  built.setAttribute('color', new BufferAttribute(colours, 3));
  return built;
}
