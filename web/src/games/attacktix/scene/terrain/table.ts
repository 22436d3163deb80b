import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
} from 'three';
import { seatLook } from '../../../../parts/seats';
import type { Edge, SceneSetup, Shown } from '../api';
import type { Materials, Paint } from '../materials';
import { onGround, sunAt } from '../light';
import { mark } from '../figures/base';
import { chance, long } from '../units';
import { matPrint } from './mat';
import { felt } from './weave';

/** The width of the wooden edge around the table, and the height of the board below it, in centimetres. */
export const rim = 3;
const apron = 7;
/** How far below its surface the table ends, in centimetres. The room begins there. */
export const bottom = apron + 1.7;

const turns: Readonly<Record<Edge, number>> = {
  south: 0,
  west: Math.PI / 2,
  north: Math.PI,
  east: -Math.PI / 2,
};

/** A starting line: the side of the table where it lies, and its seat. */
export type Line = { edge: Edge; seat: string };

/**
 * Returns the painter of the wooden edge with a ruler of `length` units. The ruler has a mark at each unit
 * and a number at each fifth, from the left.
 */
const ruler =
  (length: number): Paint =>
  (pen, width, height) => {
    const unit = width / length;
    const random = chance('ruler');
    pen.fillStyle = '#b98347';
    pen.fillRect(0, 0, width, height);
    for (let i = 0; i < 60; i += 1) {
      pen.fillStyle = random() > 0.5 ? 'rgb(90 52 18 / 12%)' : 'rgb(255 226 170 / 10%)';
      pen.fillRect(random() * width, random() * height, width * (0.1 + 0.3 * random()), 1 + random() * 2);
    }
    [pen.fillStyle, pen.textAlign, pen.textBaseline] = ['#3a220e', 'center', 'alphabetic'];
    pen.font = `700 ${height * 0.42}px system-ui, sans-serif`;
    for (let at = 1; at < length; at += 1) {
      const [share, thick] = at % 5 === 0 ? [0.4, 4] : [0.22, 2];
      pen.fillRect(at * unit - thick / 2, 0, thick, height * share);
      if (at % 5 === 0) pen.fillText(String(at), at * unit, height * 0.86);
    }
  };

/**
 * Makes four flat strips around a square. Each lies between the distances `near` and `far` from the middle,
 * reaches to `end` on both sides, and shows the whole picture of its material. Lengths are centimetres.
 */
function frame(near: number, far: number, end: number): BufferGeometry {
  const [position, uv]: [number[], number[]] = [[], []];
  for (let side = 0; side < 4; side += 1) {
    const [c, s] = [Math.round(Math.cos((side * Math.PI) / 2)), Math.round(Math.sin((side * Math.PI) / 2))];
    for (const [u, v] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      const [x, z] = [(u * 2 - 1) * end, far + (near - far) * v];
      position.push(c * x + s * z, 0, -s * x + c * z);
      uv.push(u, v);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  geometry.computeVertexNormals();
  return geometry;
}

/**
 * Makes the cloth, which is brighter towards the sun and in the middle. With `baked`, its colours contain the
 * light.
 */
function cloth(wide: number, baked: boolean): BufferGeometry {
  const geometry = new PlaneGeometry(wide, wide, 14, 14).rotateX(-Math.PI / 2);
  const position = geometry.getAttribute('position');
  const base = baked ? onGround : [1, 1, 1];
  const colours = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i += 1) {
    const [x, z] = [position.getX(i) / wide, position.getZ(i) / wide];
    const light = 1.1 - 0.5 * (x * x + z * z) + 0.12 * (x * sunAt[0] + z * sunAt[2]);
    colours.set(
      base.map((part) => part * light),
      i * 3,
    );
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}

/** Shows the table: felt, a wooden edge, a board below the edge, and the starting lines. */
export class TableTop {
  readonly group = new Group();
  private readonly texture = felt();
  private shapes: BufferGeometry[] = [];

  constructor(private readonly materials: Materials) {}

  private add(geometry: BufferGeometry, material: Mesh['material'], x: number, y: number, z: number): Mesh {
    this.shapes.push(geometry);
    const mesh = new Mesh(geometry, material);
    mesh.position.set(x, y, z);
    mesh.receiveShadow = this.materials.quality === 'high';
    this.group.add(mesh);
    return mesh;
  }

  /** Builds the table with these starting lines, in place of the one before. */
  lay({ half: halfWords, line, tix }: SceneSetup['table'], lines: readonly Line[]): void {
    this.group.clear();
    for (const shape of this.shapes.splice(0)) shape.dispose();
    const half = long(halfWords),
      wide = half * 2;
    const low = this.materials.quality === 'low';
    this.texture.repeat.set(wide / 20, wide / 20);
    this.texture.anisotropy = low ? 1 : 4;
    // In low quality no shadow falls on the cloth, so its colours can contain the light.
    const material = this.materials.once('felt', () => {
      const values = { map: this.texture, vertexColors: true };
      return low ? new MeshBasicMaterial(values) : new MeshLambertMaterial(values);
    });
    this.add(cloth(wide, low), material, 0, 0, 0);
    const wood = this.materials.once('wood', () => new MeshLambertMaterial({ color: '#b98347' })),
      hang = this.materials.plain('#5b3b22', 0.8);
    for (const [x, z, w, d] of [
      [0, 1, 1, 0],
      [0, -1, 1, 0],
      [1, 0, 0, 1],
      [-1, 0, 0, 1],
    ] as const) {
      const far = half + rim / 2;
      this.add(new BoxGeometry(w ? wide + rim * 2 : rim, 1.6, d ? wide : rim), wood, x * far, -0.92, z * far);
      this.add(
        new BoxGeometry(w ? wide + rim * 1.6 : 0.4, apron, d ? wide + rim * 1.6 : 0.4),
        hang,
        x * (half + rim * 0.8),
        -1.7 - apron / 2,
        z * (half + rim * 0.8),
      );
    }
    const inTix = wide / long(tix);
    const numbers = this.materials.printed(`ruler ${inTix}`, 2048, 64, ruler(inTix));
    this.add(frame(half, half + rim, half), numbers, 0, -0.1, 0);
    const mat = this.materials.overprint(`mat ${inTix}`, 1024, matPrint(inTix));
    if (mat) this.add(new PlaneGeometry(wide, wide).rotateX(-Math.PI / 2), mat, 0, 0.006, 0);
    this.edging(half);
    for (const one of lines) this.line(half, long(line), one);
  }

  /** Adds the painted edge, beyond which a figure is off the table, and a thinner line within it. */
  private edging(half: number): void {
    this.add(frame(half - 0.5, half, half), this.materials.plain('#cfd6de', 0.9), 0, 0.01, 0);
    const thin = frame(half - 2.1, half - 1.8, half - 1.8);
    this.add(thin, this.materials.plain('#8fa3b5', 0.9), 0, 0.008, 0);
  }

  private line(half: number, far: number, { edge, seat }: Line): void {
    const look = seatLook(seat);
    const side = new Group();
    side.rotation.y = turns[edge];
    const strip = new Mesh(
      new PlaneGeometry(half * 2 - 1, 0.7).rotateX(-Math.PI / 2),
      this.materials.plain(look.hi, 0.9),
    );
    strip.position.set(0, 0.014, -far);
    const zone = new Mesh(
      new PlaneGeometry(half * 2 - 1, half - far - 0.6).rotateX(-Math.PI / 2),
      this.materials.once(
        `zone ${seat}`,
        () =>
          new MeshLambertMaterial({ color: look.main, transparent: true, opacity: 0.26, depthWrite: false }),
      ),
    );
    zone.position.set(0, 0.012, -(half + far) / 2);
    this.shapes.push(strip.geometry, zone.geometry);
    side.add(strip, zone);
    const sign = this.materials.once(`sign ${seat}`, () => {
      const map = this.materials.picture(`sign ${seat}`, 128, 128, (pen, size) => {
        pen.translate(size / 2, size / 2);
        mark(pen, seat, size * 0.86);
      });
      return new MeshLambertMaterial(
        map ? { map, transparent: true, depthWrite: false } : { visible: false },
      );
    });
    for (const x of [-half * 0.86, 0, half * 0.86]) {
      const mesh = new Mesh(new PlaneGeometry(5, 5).rotateX(-Math.PI / 2), sign);
      mesh.position.set(x, 0.02, -(half + far) / 2);
      this.shapes.push(mesh.geometry);
      side.add(mesh);
    }
    side.children.forEach((part) => (part.receiveShadow = this.materials.quality === 'high'));
    this.group.add(side);
  }

  dispose(): void {
    for (const shape of this.shapes) shape.dispose();
    this.texture.dispose();
  }
}

const opposite: Readonly<Record<Edge, Edge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

/**
 * Returns the starting lines of the seats whose sides are known. If the view has no seats, the first two
 * owners of figures have lines on opposite sides.
 */
export function linesOf({ figures }: Shown['setup'], { seats = [] }: Shown['view']): Line[] {
  const known = seats
    .filter((seat) => seat.side !== null)
    .map((seat): Line => ({ edge: seat.side as Edge, seat: seat.id }));
  if (seats.length > 0) return known;
  const owners = [...new Set(figures.map((card) => card.owner))].sort();
  return owners.slice(0, 2).map((seat, i) => ({ edge: i === 0 ? 'south' : opposite.south, seat }));
}
