import {
  DirectionalLight,
  Group,
  HemisphereLight,
  Matrix4,
  Mesh,
  Scene,
  Vector3,
  type BufferGeometry,
  type Texture,
} from 'three';
import { Batches } from '../../../parts/three/batches';
import { Room } from '../../../parts/three/room';
import { ContactShadows } from '../../../parts/three/shadows';
import { shownBy } from '../describe/star';
import type { Aim, Card, SceneFigure, Look, ScenePiece, SceneView, Quality, Shown, Spot } from './api';
import { radiusOf } from './figures/build';
import { FigureNode, Foundry } from './figures/figure';
import { Materials } from './materials';
import { Puffs } from './overlays/puffs';
import * as draw from './overlays/draw';
import { owners } from './overlays/owners';
import { Beam } from './overlays/beam';
import { Sheet } from './overlays/sheet';
import { Signs, type Shown as Sign } from './overlays/signs';
import { Terrain } from './terrain/terrain';
import { bottom, linesOf, rim, TableTop } from './terrain/table';
import { hemisphere, key, sunAt } from './light';
import { long, turned } from './units';

/** A figure on the table: its node in the scene, and its state in the view. */
export type Actor = { node: FigureNode; words: SceneFigure; lying: boolean };

const up = new Vector3();

/** Everything that the scene draws. `Mounted` has the camera. */
export class World {
  readonly scene = new Scene();
  readonly actors = new Map<string, Actor>();
  readonly materials: Materials;
  readonly terrain: Terrain;
  readonly signs: Signs;
  readonly puffs: Puffs;
  private readonly foundry: Foundry;
  private readonly table: TableTop;
  private readonly figures = new Group();
  private readonly over = new Group();
  private readonly beam: Beam;
  readonly room: Room;
  private readonly contacts = new ContactShadows(160);
  private readonly batches = new Batches();
  private readonly sun = new DirectionalLight(key.colour, key.bright);
  private readonly sky = new DirectionalLight('#a9c8ff', 0.8);
  private readonly lying = new Map<string, [root: Matrix4, body: Matrix4]>();
  private readonly numbers = new Map<string, Sign>();
  private laid = '';
  look: Look = {};

  constructor(quality: Quality, room: Texture | null) {
    this.materials = new Materials(quality, room);
    this.foundry = new Foundry(this.materials);
    this.terrain = new Terrain(this.materials);
    this.table = new TableTop(this.materials);
    this.signs = new Signs(this.materials);
    this.puffs = new Puffs(this.materials);
    this.beam = new Beam(this.materials);
    this.room = new Room(quality === 'high');
    this.scene.add(
      this.room.mesh,
      this.contacts.mesh,
      this.table.group,
      this.terrain.group,
      this.figures,
      this.over,
      this.beam.group,
      this.signs.group,
      this.puffs.group,
      this.batches.group,
    );
    this.scene.add(
      new HemisphereLight(hemisphere.sky, hemisphere.ground, hemisphere[quality]),
      this.sun,
      this.sun.target,
      this.sky,
    );
    if (quality === 'high') this.castShadows();
  }

  private castShadows(): void {
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(2048, 2048);
    this.sun.shadow.bias = -0.0008;
    this.sun.shadow.normalBias = 0.06;
    this.sun.shadow.radius = 4;
  }

  /** Turns cast shadows on or off. They stay off in low quality. */
  shade(cast: boolean): void {
    this.sun.castShadow = cast && this.materials.quality === 'high';
    this.touch();
  }

  private light(half: number): void {
    const far = half * 1.5;
    const [x, y, z] = sunAt;
    this.sun.position.set(far * x, far * y, far * z);
    // The light of the sky comes from the side opposite the sun. It gives standing things a cool rim.
    this.sky.position.set(-far * x, far * 0.55, -far * z);
    this.room.fit({ middle: [0, 0], half: [half + rim, half + rim], below: bottom, sun: [x, z] });
    const camera = this.sun.shadow.camera;
    [camera.left, camera.right, camera.bottom, camera.top, camera.near, camera.far] = [
      -far,
      far,
      -far,
      far,
      1,
      far * 4,
    ];
    camera.updateProjectionMatrix();
  }

  /** Shows the table, figures and marks of a view. */
  show({ setup, view, look = {} }: Shown): void {
    this.ground(setup, view);
    this.terrain.restore();
    const cards = new Map(setup.figures.map((card) => [card.id, card]));
    const seen = new Set<string>();
    for (const words of view.figures) {
      const card = cards.get(words.id);
      if (!card || !words.at || (words.zone !== 'in-play' && words.zone !== 'lying')) continue;
      seen.add(words.id);
      this.figure(card, words, look);
    }
    for (const [id, actor] of this.actors) {
      if (seen.has(id)) continue;
      this.figures.remove(actor.node.root);
      this.actors.delete(id);
      this.lying.delete(id);
    }
    this.terrain.makeRoom(
      [...this.actors.values()].map(({ words, node }) => ({
        at: words.at ?? [0, 0],
        radius: radiusOf(node.card) * 10_000,
      })),
    );
    this.touch();
    this.overlay(setup.table.tix, look, cards, view.viewer);
  }

  /** Builds the table and the terrain again, if they have changed. */
  private ground(setup: Shown['setup'], view: Shown['view']): void {
    const lines = linesOf(setup, view);
    const key = JSON.stringify([
      setup.table,
      setup.terrain.map(({ id, code }) => [id, code]),
      lines,
      view.terrain,
    ]);
    if (key === this.laid) return;
    this.laid = key;
    this.light(long(setup.table.half));
    this.table.lay(setup.table, lines);
    this.terrain.lay(setup.terrain, view.terrain as readonly ScenePiece[]);
  }

  private figure(card: Card, words: SceneFigure, look: Look): void {
    let actor = this.actors.get(words.id);
    if (!actor || actor.node.card !== card) {
      if (actor) this.figures.remove(actor.node.root);
      actor = { node: new FigureNode(card, this.foundry), words, lying: false };
      this.actors.set(words.id, actor);
      this.figures.add(actor.node.root);
    }
    actor.words = words;
    actor.lying = words.zone === 'lying';
    const { node } = actor;
    node.root.visible = node.body.visible = node.weapon.visible = true;
    dress(actor, look);
    node.aim(look.aims?.[words.id] ?? null, words.weapon === 'spent');
    const [x, z] = [long(words.at?.[0] ?? 0), long(words.at?.[1] ?? 0)];
    const lain = this.lying.get(words.id);
    if (!actor.lying) {
      this.lying.delete(words.id);
      node.stand(x, z, turned(words.facing));
    } else if (lain) {
      lain[0].decompose(node.root.position, node.root.quaternion, new Vector3());
      lain[1].decompose(node.body.position, node.body.quaternion, new Vector3());
    } else node.lie(x, z, turned(words.facing));
  }

  /** Shows another number in the window of a figure. */
  turnWheel(id: string, window: string | null): void {
    const [actor, sign] = [this.actors.get(id), this.numbers.get(id)];
    if (!actor) return;
    actor.words = { ...actor.words, window };
    delete actor.words.marks;
    dress(actor, this.look);
    if (sign) this.signs.renumber(sign, shownBy(actor.node.card, actor.words), actor.words.controller);
  }

  /** Joins meshes, so that one call draws many of them. It must run before each frame. */
  join(): void {
    this.batches.gather([this.terrain.group, this.figures], this.materials.joined);
  }

  /** Remembers how a fallen figure lies at the end of a film. */
  remember(id: string): void {
    const node = this.actors.get(id)?.node;
    if (!node || !node.root.visible || node.root.position.y < -20) return;
    node.root.updateMatrix();
    node.body.updateMatrix();
    this.lying.set(id, [node.root.matrix.clone(), node.body.matrix.clone()]);
  }

  /** Returns the place and radius of a figure or object on the table, in micrometres; null for other ids. */
  private spotOf(id: string): { at: Spot; radius: number } | null {
    const actor = this.actors.get(id);
    if (actor?.words.at) return { at: actor.words.at, radius: radiusOf(actor.node.card) * 10_000 };
    const object = this.terrain.objects.find((one) => one.id === id);
    return object ? { at: object.at, radius: object.radius * 10_000 } : null;
  }

  private overlay(tix: number, look: Look, cards: Map<string, Card>, viewer: SceneView['viewer']): void {
    this.look = look;
    for (const part of [...this.over.children]) {
      this.over.remove(part);
      if (part instanceof Mesh) (part.geometry as BufferGeometry).dispose();
    }
    const [low, high] = [new Sheet(), new Sheet(0.3)];
    this.signs.begin();
    const pens: draw.Pens = { low, high, tix, say: (label) => this.signs.say(label) };
    owners(pens, this.actors.values(), viewer);
    if (look.fan) draw.fan(pens, look.fan);
    if (look.sweep) draw.sweep(pens, look.sweep);
    if (look.aim) draw.aim(pens, look.aim);
    this.beam.show(look.aim ?? null, tix);
    for (const id of look.selected ?? []) this.around(id, (at, radius) => draw.ring(pens, at, radius, false));
    if (look.hover) this.around(look.hover, (at, radius) => draw.ring(pens, at, radius, true));
    for (const { id, legal } of look.targets ?? []) {
      const section = this.terrain.sections.find((one) => one.id === id);
      if (section) draw.bar(pens, section.from, section.to, legal ?? true);
      this.around(id, (at, radius) => draw.target(pens, at, radius, legal ?? true));
    }
    for (const ghost of look.ghosts ?? []) this.ghost(pens, ghost, cards);
    for (const mark of look.marks ?? []) draw.sign(pens, mark);
    this.above(look);
    const sheets = [[low, false] as const, [high, true] as const];
    for (const [sheet, above] of sheets) {
      if (sheet.empty) continue;
      const mesh = new Mesh(sheet.build(), this.materials.sheet(above));
      mesh.renderOrder = above ? 10 : 5;
      this.over.add(mesh);
    }
  }

  private around(id: string, make: (at: Spot, radius: number) => void): void {
    const found = this.spotOf(id);
    if (found) make(found.at, found.radius);
  }

  private ghost(pens: draw.Pens, ghost: NonNullable<Look['ghosts']>[number], cards: Map<string, Card>): void {
    const card = cards.get(ghost.figure);
    if (!card) return;
    draw.ghost(pens, ghost, radiusOf(card) * 10_000);
    const node = new FigureNode(card, this.foundry, draw.tones[ghost.tone ?? 'good']);
    if (ghost.aim) node.aim(ghost.aim);
    node.stand(long(ghost.at[0]), long(ghost.at[1]), turned(ghost.facing));
    this.over.add(node.root);
  }

  /** Draws the Speeds, names, shields and locks above figures. */
  private above({ names = {}, protected: shielded = [] }: Look): void {
    this.numbers.clear();
    for (const [id, { node, words, lying }] of this.actors) {
      const at = words.at ?? [0, 0];
      if (!lying) this.numbers.set(id, this.signs.number(at, words, node.card));
      const text = names[id];
      if (text !== undefined) this.signs.say({ at, text, high: node.tall + 1.4, seat: words.controller });
      if (shielded.includes(id)) this.signs.shield(at, node.tall + 3);
      if (words.pinned) this.signs.lock(at, node.tall + 1);
    }
  }

  /** Returns how the weapon of a figure is set now; null if it is at rest. */
  aimOf(id: string): Aim | null {
    return this.look.aims?.[id] ?? null;
  }

  /**
   * Hides the marks over the table, or shows them again. While things move, the marks would be wrong.
   */
  veil(hidden: boolean): void {
    this.over.visible = this.beam.group.visible = !hidden;
    this.signs.veil(hidden);
  }

  /**
   * Puts a soft shadow under each figure and each thing of the terrain. A falling figure has a wider one,
   * under its whole body. If the sun casts shadows, the soft ones are smaller.
   */
  private touch(): void {
    const size = this.sun.castShadow ? 0.74 : 1;
    const aside = this.sun.castShadow ? 0.1 : 0.5;
    const put = (x: number, z: number, radius: number): void =>
      this.contacts.put(x - sunAt[0] * aside, 0.055, z - sunAt[2] * aside, radius * size);
    this.contacts.begin();
    for (const { x, z, radius } of this.terrain.feet()) put(x, z, radius * 1.7);
    for (const { node } of this.actors.values()) {
      const { visible, position, quaternion } = node.root;
      if (!visible || position.y < -1) continue;
      up.set(0, 1, 0)
        .applyQuaternion(quaternion)
        .multiplyScalar(node.tall * 0.45);
      const radius = radiusOf(node.card) * (1.8 + 0.8 * (Math.hypot(up.x, up.z) / node.tall));
      put(position.x + up.x, position.z + up.z, radius);
    }
    this.contacts.end();
  }

  /**
   * Moves the Speeds and soft shadows along with their figures, and hides the Speeds of figures that fall.
   */
  trail(): void {
    this.touch();
    for (const [id, sign] of this.numbers) {
      const root = this.actors.get(id)?.node.root;
      if (!root) continue;
      sign.sprite.position.set(root.position.x, 0.4, root.position.z);
      sign.hidden = !root.visible || up.set(0, 1, 0).applyQuaternion(root.quaternion).y < 0.8;
    }
  }

  dispose(): void {
    this.batches.dispose();
    this.terrain.dispose();
    this.table.dispose();
    this.foundry.dispose();
    this.beam.dispose();
    this.room.dispose();
    this.contacts.dispose();
    this.materials.dispose();
    this.sun.dispose();
  }
}

/** Changes the appearance of a figure to fit the view. */
function dress({ node, words }: Actor, { spent = [] }: Look): void {
  const { id, controller: owner, loaded, tripped } = words;
  node.dress({ owner, window: shownBy(node.card, words), loaded, dim: spent.includes(id), tripped });
}
