import { CylinderGeometry, Group, Mesh, type BufferGeometry, type Material } from 'three';
import { seatLook } from '../../../../parts/seats';
import type { Aim, Card } from '../api';
import type { Materials } from '../materials';
import type { Cast, Coat } from '../sculpt';
import { BaseShapes } from './base';
import { barrelsOf, buildOf, hingeOf, isMaster, radiusOf, scaleOf, type Build } from './build';
import { partsOf, type Parts } from './makers';
import { aimed, atEase, type Stance } from './stance';

/** What changes the appearance of a figure during the game. */
type State = {
  owner: string;
  window: string | null;
  loaded: number;
  dim: boolean;
  tripped: readonly string[];
};

/** Builds every shape once, so that equal figures share it. */
export class Foundry {
  readonly bases: BaseShapes;
  private readonly casts = new Map<string, Parts>();
  private readonly target: BufferGeometry;

  constructor(readonly materials: Materials) {
    this.bases = new BaseShapes(materials);
    this.target = new CylinderGeometry(1.1, 1.1, 0.34, 24).rotateX(Math.PI / 2);
  }

  /** Returns the shapes of a figure's parts, in the colours of its owner. */
  parts(card: Card, build: Build, owner: string): Parts {
    const key = `${card.faction} ${owner} ${Object.values(build).join(' ')}`;
    const found =
      this.casts.get(key) ?? partsOf(card.faction, build, this.materials.quality === 'high' ? 12 : 7, owner);
    this.casts.set(key, found);
    return found;
  }

  /** Makes the meshes of a shape. If `ghost` is a colour, the meshes are translucent and have this colour. */
  meshes(cast: Cast, scale = 1, ghost: string | null = null): Group {
    const group = new Group();
    for (const [coat, geometry] of Object.entries(cast) as [Coat, BufferGeometry][]) {
      const mesh = new Mesh<BufferGeometry, Material>(
        geometry,
        ghost ? this.materials.ghost(ghost) : this.materials.coat(coat),
      );
      mesh.castShadow = mesh.receiveShadow = !ghost && this.materials.quality === 'high' && coat !== 'glow';
      group.add(mesh);
    }
    group.scale.setScalar(scale);
    return group;
  }

  /** Makes a switch of a Battle Master. It looks like a target disc, and is darker if it has been tripped. */
  button(owner: string, tripped: boolean): Mesh {
    return new Mesh(
      this.target,
      this.materials.printed(`switch ${owner} ${tripped}`, 64, 64, (pen, size) => {
        const look = seatLook(owner);
        for (const [share, colour] of [
          [1, tripped ? '#3a3a3a' : look.main],
          [0.36, '#ffffff'],
          [0.26, tripped ? '#7d1b14' : '#ffd447'],
          [0.12, '#1b1b1b'],
        ] as const) {
          pen.fillStyle = colour;
          pen.beginPath();
          pen.arc(size / 2, size / 2, size * share, 0, Math.PI * 2);
          pen.fill();
        }
      }),
    );
  }

  dispose(): void {
    for (const parts of this.casts.values()) {
      for (const cast of Object.values(parts)) for (const geometry of Object.values(cast)) geometry.dispose();
    }
    this.target.dispose();
    this.bases.dispose();
  }
}

/** A figure in the scene. Its body turns on the legs, and its weapon turns on a hinge. */
export class FigureNode {
  readonly root = new Group();
  readonly body = new Group();
  readonly weapon = new Group();
  readonly build: Build;
  stance: Stance;
  private readonly missiles: { missile: Group; x: number; z: number }[] = [];
  private readonly switches = new Group();
  private readonly base = new Group();
  private readonly solids = { legs: new Group(), body: new Group(), weapon: new Group() };
  private dressed = '';
  /** The owner whose colours the parts have now. */
  private moulded = '';

  constructor(
    readonly card: Card,
    private readonly foundry: Foundry,
    private readonly ghost: string | null = null,
  ) {
    this.build = buildOf(card);
    this.body.add(this.solids.body, this.weapon, this.switches);
    this.weapon.add(this.solids.weapon);
    this.root.add(this.base, this.solids.legs, this.body);
    this.mould(card.owner);
    if (this.build.kind === 'ranged') this.load(foundry.parts(card, this.build, card.owner).missile);
    this.reload(this.missiles.length);
    this.stance = atEase(this.build);
    this.take(this.stance);
    if (ghost) this.base.add(foundry.meshes(foundry.bases.body(card, card.owner, false), 1, ghost));
  }

  /** Makes the legs, body and weapon in the colours of an owner. */
  private mould(owner: string): void {
    if (owner === this.moulded) return;
    this.moulded = owner;
    const parts = this.foundry.parts(this.card, this.build, owner);
    for (const part of ['legs', 'body', 'weapon'] as const)
      this.solids[part].clear().add(this.foundry.meshes(parts[part], scaleOf(this.card), this.ghost));
  }

  private load(cast: Cast): void {
    const scale = scaleOf(this.card);
    for (const x of barrelsOf(this.build)) {
      const missile = this.foundry.meshes(cast, isMaster(this.card) ? 0.95 : 1, this.ghost);
      this.missiles.push({ missile, x: x * scale, z: scale * 1.35 + 0.35 });
      this.weapon.add(missile);
    }
  }

  /** Puts every missile back into its barrel, and shows as many as are loaded. */
  private reload(loaded: number): void {
    this.missiles.forEach(({ missile, x, z }, barrel) => {
      missile.position.set(x, 0, z);
      missile.rotation.set(0, 0, 0);
      missile.visible = barrel >= this.missiles.length - loaded;
    });
  }

  /** Returns the missile of a barrel, counted from 0; undefined if the weapon has no such barrel. */
  missile(barrel: number): Group | undefined {
    return this.missiles[barrel]?.missile;
  }

  /**
   * Changes the appearance of the figure to fit its state. Always puts the missiles back; rebuilds the rest
   * only if the state has changed.
   */
  dress(state: State): void {
    this.reload(state.loaded);
    const worn = JSON.stringify(state);
    if (worn === this.dressed) return;
    this.dressed = worn;
    this.mould(state.owner);
    this.base.clear();
    this.base.add(
      this.foundry.meshes(this.foundry.bases.body(this.card, state.owner, state.dim)),
      this.foundry.bases.halo(this.card, state.owner, state.dim),
      this.foundry.bases.print(this.card, state),
    );
    this.switches.clear();
    if (!isMaster(this.card)) return;
    for (const [name, x] of [
      ['left', 1.4],
      ['right', -1.4],
    ] as const) {
      const tripped = state.tripped.includes(name);
      const button = this.foundry.button(state.owner, tripped);
      button.position.set(x, 10.8, tripped ? 2.35 : 2.6);
      this.switches.add(button);
    }
  }

  /** Moves the joints of the figure into a stance. */
  take(stance: Stance): void {
    this.stance = stance;
    const [x, y, z] = hingeOf(this.build.kind, isMaster(this.card));
    this.body.position.set(0, 0, 0);
    this.body.rotation.set(0, stance.turn, 0);
    this.weapon.position.set(x, y + stance.high, z + stance.out);
    this.weapon.rotation.set(-stance.raise, 0, stance.knob);
  }

  /**
   * Sets the weapon to an aim. With null, puts the weapon at rest; `spent` says whether the weapon has been
   * used up.
   */
  aim(aim: Aim | null, spent = false): void {
    this.take(aim ? aimed(this.card, this.build, aim) : atEase(this.build, spent));
  }

  /** Stands the figure upright at a place in centimetres, facing a heading in radians. */
  stand(x: number, z: number, turn: number): void {
    this.root.position.set(x, 0, z);
    this.root.rotation.set(0, turn, 0, 'YXZ');
  }

  /** Lays the figure on its back, with its head away from where it faced. */
  lie(x: number, z: number, turn: number): void {
    this.stand(x, z, turn);
    this.root.rotation.set(-1.46, turn, 0, 'YXZ');
    this.root.position.y = radiusOf(this.card) * 0.99;
  }

  /** The height of the figure in centimetres, roughly. The pointer and the signs above the figure use it. */
  get tall(): number {
    return isMaster(this.card) ? 17.5 : 8.6;
  }
}
