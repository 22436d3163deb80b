import {
  BufferGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  Vector2,
  type Vector3,
} from 'three';
import { inside } from '../../../../parts/plane';
import type { PieceCard, ScenePiece, Spot } from '../api';
import type { Materials } from '../materials';
import { Sculpt, type Cast, type Coat } from '../sculpt';
import { chance, distance, long, turned } from '../units';
import { hides, Veils, type Screen } from './screens';
import { debris, object, reeds, section, tree } from './solids';
import { flock } from './weave';

/** An object on the table. The player can point at it, and films move it. */
type ObjectNode = {
  id: string;
  group: Group;
  at: Spot;
  facing: number;
  fallen: boolean;
  radius: number;
  height: number;
  deep: number;
};
/** A standing section of a barrier, at which the player can point. */
type SectionNode = { id: string; piece: string; from: Spot; to: Spot; height: number };
/** An area of terrain, at which the player can point. */
type AreaNode = { id: string; corners: readonly Spot[] };

/** The approximate height of a tree, in centimetres. */
const treeHigh = 9;

type Shape3 = { round: boolean; x: number; z: number; height: number };
type Thing = { group: Group; at: Spot; room: number };

/** Returns the shape of an object in centimetres. `x` and `z` are its radius, or half its width and depth. */
export function shapeOf({ shape }: PieceCard): Shape3 {
  if (!shape) return { round: true, x: 2, z: 2, height: 5 };
  const height = long(shape.height);
  if (shape.radius !== undefined)
    return { round: true, x: long(shape.radius), z: long(shape.radius), height };
  return { round: false, x: long(shape.half_x ?? 20_000), z: long(shape.half_z ?? 20_000), height };
}

/** Puts an object where it stands or lies. Its `at` is the middle of the ground that it covers. */
export function laid({ group, at, facing, fallen, height, deep }: ObjectNode): void {
  const turn = turned(facing);
  const back = fallen ? height / 2 : 0;
  group.position.set(
    long(at[0]) - Math.sin(turn) * back,
    fallen ? deep : 0,
    long(at[1]) - Math.cos(turn) * back,
  );
  group.rotation.set(fallen ? Math.PI / 2 : 0, turn, 0, 'YXZ');
}

/** Shows everything on the table except figures. */
export class Terrain {
  readonly group = new Group();
  objects: ObjectNode[] = [];
  sections: SectionNode[] = [];
  areas: AreaNode[] = [];
  private things: Thing[] = [];
  private screens: Screen[] = [];
  private readonly veils: Veils;
  private readonly casts = new Map<string, Cast>();
  private loose: BufferGeometry[] = [];
  private readonly flock = flock();
  private readonly ball = new SphereGeometry(1, 9, 7).toNonIndexed();

  constructor(private readonly materials: Materials) {
    this.veils = new Veils(materials);
    // The texture coordinates of an area are centimetres.
    this.flock.repeat.set(0.08, 0.08);
  }

  private cast(name: string, make: (s: Sculpt) => void): Group {
    let cast = this.casts.get(name);
    if (!cast) {
      const sculpt = new Sculpt(this.materials.quality === 'high' ? 20 : 9);
      make(sculpt);
      cast = sculpt.cast();
      this.casts.set(name, cast);
    }
    const group = new Group();
    for (const [coat, geometry] of Object.entries(cast) as [Coat, BufferGeometry][]) {
      const mesh = new Mesh(geometry, this.materials.matt(coat));
      mesh.name = coat;
      mesh.castShadow = mesh.receiveShadow = this.materials.quality === 'high' && coat !== 'glow';
      group.add(mesh);
    }
    return group;
  }

  /** Builds all pieces of the view, in place of those before. */
  lay(cards: readonly PieceCard[], pieces: readonly ScenePiece[]): void {
    this.group.clear();
    for (const geometry of this.loose.splice(0)) geometry.dispose();
    [this.objects, this.sections, this.areas, this.things, this.screens] = [[], [], [], [], []];
    this.veils.veil(new Set());
    const known = new Map(cards.map((card) => [card.id, card]));
    for (const piece of pieces) {
      const card = known.get(piece.id);
      if (!card) continue;
      if (piece.sections) this.barrier(card, piece.sections);
      if (piece.area && piece.area.length > 2) this.area(card, piece.area);
      if (piece.at && piece.state !== 'removed') this.object(card, piece);
    }
  }

  private barrier(card: PieceCard, sections: NonNullable<ScenePiece['sections']>): void {
    const height = long(card.height ?? 30_000);
    for (const { id, from, to, standing, weak } of sections) {
      const wide = long(distance(from, to));
      const name = `${card.code} ${id} ${standing} ${weak} ${wide.toFixed(2)}`;
      const group = this.cast(name, (s) =>
        standing ? section(s, card.code, id, wide, height, weak ?? false) : debris(s, id, wide),
      );
      group.position.set(long((from[0] + to[0]) / 2), 0, long((from[1] + to[1]) / 2));
      group.rotation.y = Math.atan2(-(to[1] - from[1]), to[0] - from[0]);
      this.group.add(group);
      if (!standing) continue;
      this.sections.push({ id, piece: card.id, from, to, height });
      this.screen(group, from, to, 1, height);
    }
  }

  private object(card: PieceCard, piece: ScenePiece): void {
    const shape = shapeOf(card);
    const group = this.cast(`${card.code} ${card.id} ${JSON.stringify(shape)}`, (s) =>
      object(s, card.code, card.id, shape),
    );
    const node: ObjectNode = {
      id: card.id,
      group,
      at: piece.at ?? [0, 0],
      facing: piece.facing ?? 0,
      fallen: piece.state === 'fallen',
      radius: Math.max(shape.x, shape.z),
      height: shape.height,
      deep: shape.round ? shape.x : shape.z,
    };
    laid(node);
    this.screen(group, node.at, node.at, node.radius, node.fallen ? node.deep * 2 : node.height);
    this.objects.push(node);
    this.group.add(group);
  }

  private area(card: PieceCard, corners: readonly Spot[]): void {
    this.areas.push({ id: card.id, corners });
    const kind = { F02: 'copse', F08: 'mire', F09: 'smoke' }[card.code] ?? 'other';
    const colour =
      { copse: '#6b9a4c', mire: '#7d6644', smoke: '#a8adb8', other: '#9c8fba' }[kind] ?? '#777777';
    this.patch(corners, 1.035, '#d8cfb4', 0.03, 0.5);
    this.patch(corners, 1, colour, 0.045, kind === 'smoke' ? 0.55 : 1);
    const apart = { copse: 4.3, mire: 3.1, smoke: 3.6, other: 5 }[kind] ?? 5;
    for (const { at, share, turn } of scatter(corners, card.id, apart)) {
      const group =
        kind === 'copse'
          ? this.cast(`tree ${share > 0.5 ? 1 : 0}`, (s) => tree(s, share > 0.5 ? 1 : 0))
          : kind === 'mire'
            ? this.cast('reeds', reeds)
            : kind === 'smoke'
              ? this.puff(share)
              : null;
      if (!group) continue;
      group.position.set(long(at[0]), group.position.y, long(at[1]));
      group.rotation.y = turn * 6.28;
      if (kind !== 'smoke') group.scale.setScalar(0.8 + share * 0.3);
      this.group.add(group);
      this.things.push({ group, at, room: kind === 'smoke' ? 0 : 20_000 });
      if (kind === 'copse') this.screen(group, at, at, 2, treeHigh);
    }
  }

  private patch(corners: readonly Spot[], grow: number, colour: string, high: number, opacity: number): void {
    const middle = corners.reduce(
      ([x, z], at) => [x + at[0] / corners.length, z + at[1] / corners.length] as Spot,
      [0, 0] as Spot,
    );
    const shape = new Shape(
      corners.map(
        ([x, z]) =>
          new Vector2(long(middle[0] + (x - middle[0]) * grow), -long(middle[1] + (z - middle[1]) * grow)),
      ),
    );
    const geometry = new ShapeGeometry(shape).rotateX(-Math.PI / 2);
    this.loose.push(geometry);
    const material = this.materials.once(
      `patch ${colour}`,
      () =>
        new MeshLambertMaterial({
          color: colour,
          map: this.flock,
          transparent: true,
          opacity,
          depthWrite: false,
        }),
    );
    const mesh = new Mesh(geometry, material);
    mesh.position.y = high;
    mesh.receiveShadow = this.materials.quality === 'high';
    this.group.add(mesh);
  }

  private puff(share: number): Group {
    const group = new Group();
    const material = this.materials.once(
      'puff',
      () =>
        new MeshLambertMaterial({
          color: '#c9ccd4',
          emissive: '#3a3d44',
          transparent: true,
          opacity: 0.34,
          depthWrite: false,
        }),
    );
    this.materials.joined.add(material);
    for (const [x, y, z, size] of [
      [0, 1.4, 0, 2.1],
      [1.3, 2.5, 0.4, 1.5],
      [-1, 3.3, -0.5, 1.2],
    ] as const) {
      const mesh = new Mesh(this.ball, material);
      mesh.position.set(x, y, z);
      mesh.scale.set(size, size * 0.72, size);
      group.add(mesh);
    }
    group.scale.setScalar(0.8 + share * 0.5);
    return group;
  }

  private screen(group: Group, from: Spot, to: Spot, wide: number, tall: number): void {
    const ends = [from, to].map(([x, z]): [number, number] => [long(x), long(z)]);
    this.screens.push({ group, from: ends[0] ?? [0, 0], to: ends[1] ?? [0, 0], wide, tall });
  }

  /**
   * Makes each thing translucent that hides one of the `places` from the eye, and everything else solid.
   * Returns whether anything changed.
   */
  unveil(eye: Vector3, places: readonly Vector3[]): boolean {
    const before = this.screens.filter((screen) => places.some((place) => hides(screen, eye, place)));
    return this.veils.veil(new Set(before.map(({ group }) => group)));
  }

  /** Puts each object back to its place in the view, after a film has moved it. */
  restore(): void {
    for (const node of this.objects) {
      node.group.visible = true;
      laid(node);
    }
  }

  /** Returns where objects and plants touch the table, in centimetres. Shadows go there. */
  feet(): { x: number; z: number; radius: number }[] {
    const objects = this.objects.map(({ group, radius }) => ({ group, radius }));
    const plants = this.things.flatMap(({ group, room }) => (room > 0 ? { group, radius: 1 } : []));
    return [...objects, ...plants].flatMap(({ group: { visible, position }, radius }) =>
      visible ? { x: position.x, z: position.z, radius } : [],
    );
  }

  /** Hides plants and smoke where figures stand. */
  makeRoom(standing: readonly { at: Spot; radius: number }[]): void {
    for (const { group, at, room } of this.things)
      group.visible = !standing.some((one) => distance(one.at, at) < one.radius + room);
  }

  dispose(): void {
    this.flock.dispose();
    this.ball.dispose();
    for (const geometry of this.loose) geometry.dispose();
    for (const cast of this.casts.values()) for (const geometry of Object.values(cast)) geometry.dispose();
  }
}

/**
 * Returns places within a polygon, at least `apart` centimetres apart. The same arguments give the same
 * places.
 */
export function scatter(
  corners: readonly Spot[],
  word: string,
  apart: number,
): { at: Spot; share: number; turn: number }[] {
  const random = chance(word);
  const [xs, zs] = [corners.map(([x]) => x), corners.map(([, z]) => z)];
  const [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  const found: { at: Spot; share: number; turn: number }[] = [];
  const tries = Math.min(400, Math.ceil((long(x1 - x0) * long(z1 - z0)) / apart ** 2) * 6);
  for (let i = 0; i < tries; i += 1) {
    const at: Spot = [x0 + random() * (x1 - x0), z0 + random() * (z1 - z0)];
    const [share, turn] = [random(), random()];
    if (inside(corners, at) && !found.some((other) => distance(other.at, at) < apart * 10_000))
      found.push({ at, share, turn });
  }
  return found;
}
