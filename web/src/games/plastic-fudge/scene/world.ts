import { BufferGeometry, DirectionalLight, Group, HemisphereLight, Mesh, Scene, type Texture } from 'three';
import { Room } from '../../../parts/three/room';
import { ContactShadows } from '../../../parts/three/shadows';
import type { Figure, Look, Model, Overlay, Quality, Spot } from './api';
import { lying, type Scenery, type Spark } from './animate';
import { dieModel } from './dice';
import { Drawer, type Actor } from './figures/draw';
import { puff } from './figures/tokens';
import type { Ground } from './ground';
import { Materials } from './materials';
import { Labels } from './overlays/labels';
import { draw, type Label } from './overlays/shapes';
import { Sheet } from './overlays/sheet';
import { tones } from './palette';
import { pick, posts } from './pick';
import type { Ray } from './camera';
import { radiusOf } from './sizes';
import { details, Solid } from './solid';
import { PartInstances } from './part-instances';
import { bottom, clear, edge, Terrain } from './terrain/terrain';

/** The direction of the sun, in parts to the east, upwards and to the south. */
const sunAt = [-0.75, 1.2, -0.5] as const;
/** The height above the ground of a text over the head of a figure, in inches. */
const overHeads = 2.4;
const isDie = ({ part }: Spark): boolean => part === 'fudge-die' || part === 'd6';
const empty: Model = { table: [48, 48], pieces: [], figures: [], signs: [] };

/** Everything that is drawn, without the camera. */
export class World implements Scenery {
  readonly scene = new Scene();
  readonly actors = new Map<string, Actor>();
  readonly labels = new Labels();
  private readonly materials: Materials;
  private readonly terrain: Terrain;
  private readonly instances: PartInstances;
  private readonly drawer: Drawer;
  private readonly shapes = new Group();
  readonly room: Room;
  private readonly contacts = new ContactShadows(400);
  private readonly sun = new DirectionalLight('#ffe9c8', 2.6);
  private readonly sky = new DirectionalLight('#a9c8ff', 0.8);
  private model: Model = empty;
  private overlays: readonly Overlay[] = [];
  private words: Label[] = [];

  constructor(quality: Quality, room: Texture | null) {
    this.materials = new Materials(quality, room);
    this.room = new Room(quality === 'high');
    this.terrain = new Terrain(this.materials, quality);
    this.instances = new PartInstances(this.materials, quality === 'high');
    this.drawer = new Drawer(this.instances, quality);
    this.scene.add(this.room.mesh, this.contacts.mesh);
    this.scene.add(this.terrain.group, this.instances.group, this.shapes, this.labels.group);
    this.scene.add(new HemisphereLight('#f2f5ff', '#a8957a', room ? 1.1 : 1.4));
    this.scene.add(this.sun, this.sun.target, this.sky, this.sky.target);
    if (quality === 'high') this.castShadows();
    this.shade(quality === 'high');
  }

  private castShadows(): void {
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(2048, 2048);
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.04;
    this.sun.shadow.radius = 2.5;
  }

  /** Turns cast shadows on, if the quality has them, or off. While they are on, contact shadows are faint. */
  shade(cast: boolean): void {
    this.sun.castShadow = cast && this.materials.quality === 'high';
    this.contacts.mesh.material.opacity = this.sun.castShadow ? 0.5 : 1;
  }

  get ground(): Ground {
    return this.terrain.ground;
  }

  height(at: Spot): number {
    return this.ground.height(at);
  }

  /** Lays out the model again: terrain, figures, light and overlays. */
  set(model: Model): void {
    this.model = model;
    this.lay();
    this.actors.clear();
    for (const figure of model.figures) this.appear(figure);
    this.light();
    this.rooms();
    this.overlay(this.overlays);
  }

  private lay(): void {
    const { table, cloth, grid, pieces } = this.model;
    this.terrain.lay(table, cloth ?? 'felt', grid ?? false, pieces);
  }

  appear(figure: Figure): void {
    this.actors.set(figure.id, {
      ...figure,
      z: this.height(figure.at),
      ...(figure.state === 'destroyed' ? { pitch: lying } : {}),
    });
  }

  blow(piece: string, at: Spot, radius: number): void {
    const pieces = this.model.pieces.map((old) =>
      old.id === piece ? { ...old, holes: [...(old.holes ?? []), [...at, radius] as const] } : old,
    );
    this.model = { ...this.model, pieces };
    this.lay();
    this.rooms();
  }

  /** Leaves out trees and other things where models stand now. */
  rooms(): void {
    const standing = [...this.actors.values()].map((actor) => ({ at: actor.at, radius: radiusOf(actor) }));
    this.terrain.scatter([...standing, ...this.model.signs.map(({ at }) => ({ at, radius: 0.5 }))]);
  }

  private light(): void {
    const [w, d] = this.model.table;
    const far = Math.hypot(w, d) / 2 + 3;
    const [x, y, z] = sunAt;
    for (const light of [this.sun, this.sky]) light.target.position.set(w / 2, 0, -d / 2);
    this.sun.position.set(w / 2 + far * x, far * y, -d / 2 + far * z);
    // The light of the sky comes from opposite the sun, and gives standing things a cool rim.
    this.sky.position.set(w / 2 - far * x, far * 0.5, -d / 2 - far * z);
    this.room.fit({
      middle: [w / 2, -d / 2],
      half: [w / 2 + edge, d / 2 + edge],
      below: bottom,
      sun: [x, z],
    });
    const camera = this.sun.shadow.camera;
    [camera.left, camera.right, camera.bottom, camera.top, camera.near, camera.far] = [
      -far,
      far,
      -far,
      far,
      1,
      far * 3,
    ];
    camera.updateProjectionMatrix();
  }

  /** Replaces all overlays. */
  overlay(overlays: readonly Overlay[]): void {
    this.overlays = overlays;
    clear(this.shapes);
    const height = (at: Spot): number => this.ground.floor(at);
    const [low, high] = [new Sheet(height, 0.16, (at) => this.ground.holds(at)), new Sheet(height, 0.3)];
    this.words = [];
    const pens = { low, high, ground: this.ground, say: (label: Label) => this.words.push(label) };
    for (const overlay of overlays) draw(pens, overlay);
    // What is high is faint where something stands before it, so that a line is seen to pass behind a house.
    for (const [sheet, above, opacity] of [
      [low, false, 1],
      [high, true, 0.4],
      [high, false, 1],
    ] as const) {
      if (sheet.empty) continue;
      const mesh = new Mesh<BufferGeometry>(sheet.build(), this.materials.glass(opacity, above));
      mesh.renderOrder = sheet === high ? 10 : 5;
      this.shapes.add(mesh);
    }
    this.labels.show(this.words, ({ at, above }) => this.height(at) + (above ? overHeads : 0.5));
  }

  /** Draws everything that may have moved. */
  write(sparks: readonly Spark[]): void {
    this.instances.begin();
    for (const actor of this.actors.values()) this.drawer.figure(actor);
    for (const sign of this.model.signs) this.drawer.sign(sign, this.height(sign.at));
    const { flag } = this.model;
    if (flag) this.drawer.flag(flag.owner, flag.at, this.height(flag.at));
    for (const overlay of this.overlays) {
      if (overlay.kind === 'ghost')
        this.ghost(overlay.look, overlay.at, overlay.facing, tones[overlay.tone ?? 'hint']);
      const end = overlay.kind === 'path' ? overlay.way.at(-1) : undefined;
      if (overlay.kind === 'path' && end)
        this.ghost(overlay.look, end, overlay.facing, tones[overlay.tone ?? 'hint']);
    }
    for (const spark of sparks) this.spark(spark);
    this.instances.end();
    this.touch(sparks.filter(isDie));
  }

  /** Puts contact shadows under Units, dice, trees and other things. */
  private touch(dice: readonly Spark[]): void {
    this.contacts.begin();
    for (const { at } of dice) this.contacts.put(at[0], this.height(at) + 0.115, -at[1], 0.8);
    for (const actor of this.actors.values()) {
      const { at, z, state } = actor;
      const radius = radiusOf(actor) * (state === 'destroyed' ? 2 : 1.7);
      this.contacts.put(at[0] - sunAt[0] * 0.18, z + 0.115, -at[1] - sunAt[2] * 0.18, radius);
    }
    for (const { at, z, radius } of this.terrain.standing)
      this.contacts.put(at[0] - sunAt[0] * 0.2, z + 0.115, -at[1] - sunAt[2] * 0.2, radius * 1.25);
    this.contacts.end();
  }

  private ghost(look: Look, at: Spot, facing: number, colour: string): void {
    this.drawer.ghost(look, at, this.height(at), facing, colour);
  }

  private spark({ part, at, z, scale, colour, turn, pitch, roll }: Spark): void {
    const make = (): Solid => {
      const solid = new Solid(details.low);
      if (part === 'fudge-die' || part === 'd6') return dieModel(part, details.low);
      if (part === 'puff' || part === 'fire') return puff(details.low);
      if (part === 'tracer') return solid.limb([-0.9, 0, 0], [0.3, 0, 0], 0.03, 0.09);
      return part === 'shell' ? solid.ball([0, 0, 0], 0.2) : solid.ring([0, 0, 0], 1, 0.06);
    };
    this.instances.put(
      part,
      make,
      { x: at[0], y: at[1], z, scale, turn: turn ?? 0, pitch: pitch ?? 0, roll: roll ?? 0 },
      colour,
      part === 'puff' ? 'ghost' : 'bare',
    );
  }

  /** What a ray hits; see `pick` in `pick.ts`. */
  pick(ray: Ray, slack: number): ReturnType<typeof pick> {
    const ghosts = this.overlays.flatMap((overlay) => {
      const at =
        overlay.kind === 'ghost' ? overlay.at : overlay.kind === 'path' ? overlay.way.at(-1) : undefined;
      return at && 'id' in overlay && overlay.id !== undefined
        ? [{ id: overlay.id, look: overlay.look, at }]
        : [];
    });
    const all = posts(
      [...this.actors.values()],
      this.model.signs,
      this.model.flag?.at ?? null,
      this.ground,
      ghosts,
    );
    return pick(ray, all, this.ground, slack);
  }

  dispose(): void {
    clear(this.shapes);
    this.instances.dispose();
    this.terrain.dispose();
    this.labels.dispose();
    this.room.dispose();
    this.contacts.dispose();
    this.materials.dispose();
    this.sun.dispose();
  }
}
