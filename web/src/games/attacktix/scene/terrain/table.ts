import {
  BoxGeometry,
  DataTexture,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
  type BufferGeometry,
} from 'three';
import { seatLook } from '../../../../parts/seats';
import type { Edge, SceneSetup, Shown } from '../api';
import type { Materials } from '../materials';
import { mark } from '../figures/base';
import { chance, long } from '../units';

/** Width of the wooden edge around the surface, and how far the apron hangs, in centimetres. */
export const rim = 3;
const apron = 7,
  pixels = 64;

const turns: Readonly<Record<Edge, number>> = {
  south: 0,
  west: Math.PI / 2,
  north: Math.PI,
  east: -Math.PI / 2,
};

/** Whose starting lines are drawn where. */
export type Line = { edge: Edge; seat: string };

/** Felt: fibres in many directions. */
function felt(): DataTexture {
  const random = chance('felt');
  const bytes = new Uint8Array(pixels * pixels * 4);
  for (let i = 0; i < pixels * pixels; i += 1) {
    const light = 0.9 + random() * 0.1 + (random() > 0.9 ? 0.08 : 0);
    bytes.set([76 * light, 91 * light, 108 * light, 255], i * 4);
  }
  const texture = new DataTexture(bytes, pixels, pixels);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.colorSpace = SRGBColorSpace;
  texture.needsUpdate = true;
  return texture;
}

/** The table: felt with a wooden edge, an apron, and the starting lines. */
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

  /** Lays the table and its lines. */
  lay({ half: halfWords, line }: SceneSetup['table'], lines: readonly Line[]): void {
    this.group.clear();
    for (const shape of this.shapes.splice(0)) shape.dispose();
    const half = long(halfWords),
      wide = half * 2;
    this.texture.repeat.set(wide / 12, wide / 12);
    const cloth = this.materials.once('felt', () => new MeshLambertMaterial({ map: this.texture }));
    this.add(new PlaneGeometry(wide, wide).rotateX(-Math.PI / 2), cloth, 0, 0, 0);
    const wood = this.materials.plain('#a8743f', 0.55),
      hang = this.materials.plain('#2d333d', 0.95);
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
    this.edging(half);
    for (const one of lines) this.line(half, long(line), one);
  }

  /** The painted edge: whose centre is beyond it is out. */
  private edging(half: number): void {
    const chalk = this.materials.plain('#cfd6de', 0.9);
    for (const [x, z] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const) {
      this.add(
        new PlaneGeometry(z ? half * 2 : 0.5, x ? half * 2 : 0.5).rotateX(-Math.PI / 2),
        chalk,
        x * (half - 0.25),
        0.01,
        z * (half - 0.25),
      );
    }
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

/** Whose starting lines are where: as the view says, or opposite each other in a duel. */
export function linesOf({ figures }: Shown['setup'], { seats = [] }: Shown['view']): Line[] {
  const known = seats
    .filter((seat) => seat.side !== null)
    .map((seat): Line => ({ edge: seat.side as Edge, seat: seat.id }));
  if (seats.length > 0) return known;
  const owners = [...new Set(figures.map((card) => card.owner))].sort();
  return owners.slice(0, 2).map((seat, i) => ({ edge: i === 0 ? 'south' : opposite.south, seat }));
}
