import { BufferAttribute, BufferGeometry, Color, Mesh, MeshBasicMaterial } from 'three';

/**
 * The place of a board in the room. `middle` and `half` are the middle and half the size of the board on the
 * ground. `below` is the distance from the ground down to the table, and `sun` the direction to the sun.
 */
export type Place = {
  middle: readonly [number, number];
  half: readonly [number, number];
  below: number;
  sun: readonly [number, number];
};
type Look = {
  wood: Color;
  gap: Color;
  floor: Color;
  low: Color;
  high: Color;
  warm: Color;
  cool: Color;
  /** The brightness of the windows, and of the things at the wall. */
  glow: number;
  things: number;
};
type At = readonly [number, number, number];

const looks: Readonly<Record<'light' | 'dark', Look>> = {
  light: {
    wood: new Color('#d3a871'),
    gap: new Color('#a67c48'),
    floor: new Color('#8d6a4a'),
    low: new Color('#a98a66'),
    high: new Color('#e6d8bf'),
    warm: new Color('#fff3d2'),
    cool: new Color('#e6f2ff'),
    glow: 1,
    things: 0.4,
  },
  dark: {
    wood: new Color('#4b3a3c'),
    gap: new Color('#31262c'),
    floor: new Color('#1e171f'),
    low: new Color('#2a2130'),
    high: new Color('#3d3147'),
    warm: new Color('#f0a85c'),
    cool: new Color('#5d79b4'),
    glow: 0.72,
    things: 0.24,
  },
};

// From here on, the unit of length is half the longer side of the board.
/**
 * The distance of the wall, the heights of floor and ceiling, half the size of the table, its thickness, and
 * its number of planks.
 */
const wall = 6,
  floor = -1.2,
  ceiling = 3.4,
  reach = 2.15,
  thick = 0.09,
  planks = 11;
/** Toys, cushions and books along the wall: direction in radians, height, width and colour. */
const things: readonly (readonly [turn: number, high: number, wide: number, colour: Color])[] = [
  [0.35, -0.85, 0.16, new Color('#c4473a')],
  [0.72, -0.7, 0.2, new Color('#3c6fb5')],
  [1.15, -0.9, 0.14, new Color('#e2a73a')],
  [1.95, -0.75, 0.22, new Color('#4f8a5c')],
  [2.4, -0.9, 0.13, new Color('#c4473a')],
  [2.85, -0.6, 0.24, new Color('#7a5a86')],
  [3.5, -0.88, 0.16, new Color('#3c6fb5')],
  [4.05, -0.72, 0.2, new Color('#e2a73a')],
  [4.4, -0.9, 0.13, new Color('#4f8a5c')],
  [5.2, -0.68, 0.22, new Color('#c4473a')],
  [5.75, -0.85, 0.18, new Color('#3c6fb5')],
];

/** Whether the page is dark now. */
const isDark = (): boolean => document.documentElement.dataset['theme'] === 'dark';

/** Calls `told` each time the page becomes light or dark. */
export function onTheme(told: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(told);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** A soft step: 1 at 0, falling near 1, and almost 0 beyond. */
const soft = (far: number): number => Math.exp(-(far ** 4));
const clamp = (share: number): number => Math.min(1, Math.max(0, share));
/** The angle between two directions, in radians. */
const between = (a: number, b: number): number => Math.abs(((((a - b) % 6.2832) + 9.4248) % 6.2832) - 3.1416);

/**
 * The room around a board, out of focus: the table under it, a floor, and walls with two windows. It is one
 * mesh without textures. The renderer draws it after all solid things, so that parts hidden by them cost
 * nothing.
 */
export class Room {
  readonly mesh = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ vertexColors: true }));
  private place: Place | null = null;
  private position: number[] = [];
  private colours: number[] = [];
  private faces: number[] = [];
  private look: Look = looks.light;
  private size: [number, number] = [1, 1];
  private sun = 0;
  private readonly colour = new Color();

  constructor(fine: boolean) {
    this.mesh.material.dithering = fine;
    this.mesh.renderOrder = 1;
    this.mesh.frustumCulled = false;
  }

  /** Builds the room around a board, unless it is built for this place already. */
  fit(place: Place): void {
    if (JSON.stringify(place) === JSON.stringify(this.place)) return;
    this.place = place;
    this.paint();
  }

  /** Paints the room in the colours of the light or dark page. */
  paint(): void {
    if (!this.place) return;
    const { middle, half, below, sun } = this.place;
    const unit = Math.max(...half);
    [this.position, this.colours, this.faces] = [[], [], []];
    this.look = looks[isDark() ? 'dark' : 'light'];
    this.size = [half[0] / unit, half[1] / unit];
    // The windows do not lie exactly towards the sun, but nearer to the far side, so that players see them.
    this.sun = Math.atan2(sun[1], sun[0] * 0.4);
    this.walls();
    this.table();
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.position), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(this.colours), 3));
    geometry.setIndex(this.faces);
    this.mesh.geometry.dispose();
    this.mesh.geometry = geometry;
    this.mesh.position.set(middle[0], -below, middle[1]);
    this.mesh.scale.setScalar(unit);
  }

  /**
   * Adds a surface made of `wide` times `deep` fields. Seen from its front, u runs to the right and v
   * upwards.
   */
  private net(wide: number, deep: number, at: (u: number, v: number) => At, paint: (at: At) => Color): void {
    const first = this.position.length / 3;
    for (let j = 0; j <= deep; j += 1) {
      for (let i = 0; i <= wide; i += 1) {
        const spot = at(i / wide, j / deep);
        this.position.push(...spot);
        this.colours.push(...paint(spot).toArray());
        if (i === wide || j === deep) continue;
        const corner = first + j * (wide + 1) + i;
        const above = corner + wide + 1;
        this.faces.push(corner, corner + 1, above + 1, corner, above + 1, above);
      }
    }
  }

  private mix(colour: Color, share: number): void {
    this.colour.lerp(colour, clamp(share));
  }

  private walls(): void {
    const round = (u: number, far: number, y: number): At => {
      const turn = u * Math.PI * 2;
      return [Math.cos(turn) * far, y, Math.sin(turn) * far];
    };
    this.net(96, 16, (u, v) => round(u, wall, floor + (ceiling - floor) * v ** 1.6), this.onWall);
    this.net(96, 8, (u, v) => round(u, wall * v, floor), this.onFloor);
  }

  /** The light of the windows in a direction: warm light of the sun, and cool light of the sky opposite. */
  private windows(turn: number, wide: number): [warm: number, cool: number] {
    return [soft(between(turn, this.sun) / wide), soft(between(turn, this.sun + Math.PI) / wide)];
  }

  private readonly onWall = ([x, y, z]: At): Color => {
    const { low, high, warm, cool, glow } = this.look;
    const turn = Math.atan2(z, x);
    this.colour.copy(low);
    this.mix(high, (y - floor) / 1.9);
    for (const [where, up, wide, colour] of things)
      this.mix(colour, this.look.things * soft(between(turn, where) / wide) * soft((y - up) / (wide * 2.2)));
    const [sun, sky] = this.windows(turn, 0.27);
    const upright = soft((y - 0.75) / 1.75);
    const [near, far] = this.windows(turn, 0.62);
    this.mix(warm, glow * (0.92 * sun * upright + 0.3 * near));
    this.mix(cool, glow * (0.88 * sky * upright + 0.26 * far));
    return this.colour;
  };

  private readonly onFloor = ([x, , z]: At): Color => {
    const far = Math.hypot(x, z);
    const [sun, sky] = this.windows(Math.atan2(z, x), 0.4);
    this.colour.copy(this.look.floor);
    this.mix(this.look.low, (far - 4.4) / 3);
    this.mix(this.look.warm, this.look.glow * 0.5 * sun * clamp((far - 2.4) / 3.6));
    this.mix(this.look.cool, this.look.glow * 0.42 * sky * clamp((far - 2.4) / 3.6));
    return this.colour.multiplyScalar(0.55 + 0.45 * clamp((far - 2) / 2));
  };

  private table(): void {
    const deep = (reach * 2) / planks;
    for (let plank = 0; plank < planks; plank += 1) {
      const [near, tone] = [reach - plank * deep, 0.94 + 0.12 * ((plank * 7) % 5) * 0.25];
      const gap = 0.012;
      const strip = (from: number, to: number, wide: number, paint: (at: At) => Color): void =>
        this.net(
          wide,
          from - to > 0.1 ? 4 : 1,
          (u, v) => [(u * 2 - 1) * reach, 0, from + (to - from) * v],
          paint,
        );
      strip(near, near - deep + gap, 44, (at) => this.onTable(at, this.look.wood, tone));
      strip(near - deep + gap, near - deep, 44, (at) => this.onTable(at, this.look.gap, 1));
    }
    for (const turn of [0, 1, 2, 3]) {
      const [c, s] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)];
      this.net(
        1,
        1,
        (u, v) => [
          c * (u * 2 - 1) * reach + s * reach,
          -thick * (1 - v),
          -s * (u * 2 - 1) * reach + c * reach,
        ],
        () => this.colour.copy(this.look.gap).multiplyScalar(0.8),
      );
    }
  }

  /**
   * The colour of the table: brighter towards the sun, with light from the windows and the shadow of the
   * board.
   */
  private readonly onTable = ([x, , z]: At, wood: Color, tone: number): Color => {
    const [sx, sz] = [Math.cos(this.sun), Math.sin(this.sun)];
    const [towards, aside] = [x * sx + z * sz, x * sz - z * sx];
    this.colour.copy(wood).multiplyScalar(tone * (0.86 + 0.07 * towards));
    this.mix(this.look.warm, this.look.glow * 0.3 * soft(aside / 1.1) * clamp((towards + 0.3) / 2.6));
    this.mix(this.look.cool, this.look.glow * 0.22 * soft(aside / 1.1) * clamp((-towards - 0.3) / 2.6));
    // The shadow of the board falls away from the sun.
    const [dx, dz] = [
      Math.max(0, Math.abs(x + sx * 0.06) - this.size[0]),
      Math.max(0, Math.abs(z + sz * 0.06) - this.size[1]),
    ];
    return this.colour.multiplyScalar(1 - 0.62 * Math.exp(-((Math.hypot(dx, dz) / 0.17) ** 1.4)));
  };

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
