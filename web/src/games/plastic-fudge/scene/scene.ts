import { PCFShadowMap, PerspectiveCamera, type Texture, type WebGLRenderer } from 'three';
import { environmentOf } from '../../../parts/three/environment';
import { gestures } from '../../../parts/three/gestures';
import { Governor, type Measure } from '../../../parts/three/governor';
import { Sharpness } from '../../../parts/three/sharpness';
import { Loop } from '../../../parts/three/loop';
import { onTheme } from '../../../parts/three/room';
import { rendererOn } from '../../../parts/three/renderer';
import type {
  Animation,
  CameraMode,
  Figure,
  Hit,
  Model,
  Overlay,
  Quality,
  Scene,
  SceneOptions,
  Side,
  Spot,
  Steer,
} from './api';
import { blend, Camera, eye, opening, rayAt, seenAt, upward, type Pose } from './camera';
import { underFinger } from './finger';
import { bodiesOf } from './overlays/bodies';
import { Player } from './player';
import { World } from './world';

/** The time in which the camera reaches another place, in milliseconds. */
const glide = 260;

type Glide = { from: Pose; to: Pose; began: number };

/** How many canvas pixels a CSS pixel has at most, for this quality and screen. */
const full = (quality: Quality): number => (quality === 'high' ? Math.min(2, devicePixelRatio) : 1);

/** The scene. The type `Scene` documents its functions. */
class TableScene implements Scene {
  private world: World;
  private room: Texture | null = null;
  private readonly eye = new PerspectiveCamera(opening);
  private readonly camera = new Camera();
  private readonly endGestures: () => void;
  private size: [number, number] = [1, 1];
  private model: Model | null = null;
  private overlays: readonly Overlay[] = [];
  private readonly loop = new Loop((now, waited) => this.tick(now, waited));
  private readonly governor = new Governor((measure) => this.lower(measure));
  private readonly sharpness: Sharpness;
  private count = 0;
  private met = false;
  private gliding: Glide | null = null;
  private readonly player: Player;
  private moved = true;
  private readonly off = new AbortController();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly renderer: WebGLRenderer,
    private readonly options: SceneOptions,
  ) {
    this.world = this.made(options.quality);
    this.sharpness = new Sharpness(
      full(options.quality),
      (ratio) => this.use(ratio),
      () => this.loop.schedule(),
    );
    this.player = new Player(() => this.world, {
      changed: () => this.dirty(),
      ended: () => this.world.rooms(),
    });
    const pick = (x: number, y: number): Hit => this.pick(x, y);
    this.endGestures = gestures(
      canvas,
      { camera: this.camera, pick, ground: (x, y) => pick(x, y).ground, pose: (pose) => this.hand(pose) },
      options.pointers ?? {},
    );
    const { signal } = this.off;
    canvas.addEventListener(
      'webglcontextlost',
      (event) => {
        event.preventDefault();
        this.skip();
        options.onlost?.();
      },
      { signal },
    );
    canvas.addEventListener(
      'webglcontextrestored',
      () => {
        this.dirty();
        options.onback?.();
      },
      { signal },
    );
    document.addEventListener('visibilitychange', () => document.hidden && this.skip(), { signal });
    onTheme(() => {
      this.world.room.paint();
      this.loop.schedule();
    }, signal);
  }

  private made(quality: Quality): World {
    this.room?.dispose();
    this.room = quality === 'high' ? environmentOf(this.renderer) : null;
    this.renderer.shadowMap.enabled = quality === 'high';
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    return new World(quality, this.room);
  }

  /** Turns off effects that make drawing slow. */
  private lower(measure: Measure): void {
    this.sharpness.allow(measure);
    this.world.shade(measure.shadows);
    this.moved = true;
  }

  private use(ratio: number): void {
    this.renderer.setPixelRatio(ratio);
    this.canvas.dataset['sharpness'] = String(ratio);
  }

  quality(quality: Quality): void {
    this.skip();
    this.world.dispose();
    this.world = this.made(quality);
    this.sharpness.refill(full(quality));
    this.renderer.setSize(...this.size, false);
    if (this.model) this.world.set(this.model);
    this.world.overlay(this.overlays);
    this.dirty();
  }

  set(model: Model): void {
    this.skip();
    this.model = model;
    this.count += 1;
    this.world.set(model);
    if (this.camera.fit(model.table, this.size)) this.pose(this.camera.pose);
    this.meet(model);
    this.dirty();
  }

  /**
   * Tells the camera where figures stand. The camera shows the whole table until both sides have figures.
   */
  private meet({ figures }: Model): void {
    const standing = figures.filter(({ state }) => state !== 'destroyed');
    const both = new Set(standing.map(({ side }) => side)).size > 1;
    const of = (list: readonly Figure[]): Spot[] => (both ? list.map(({ at }) => at) : []);
    const own = standing.filter(({ side }) => side === this.camera.side);
    const first = both && !this.met;
    this.met ||= both;
    if (first) this.camera.begin();
    const to = this.camera.meet({ own: of(own), all: of(standing) });
    if (to) first ? this.pose(to) : this.go(() => to);
  }

  overlay(overlays: readonly Overlay[]): void {
    this.overlays = overlays;
    this.count += 1;
    this.world.overlay(overlays);
    this.dirty();
  }

  play(story: readonly (Animation | readonly Animation[])[], pace = 1): Promise<void> {
    const done = this.player.add(story, performance.now(), pace);
    if (this.options.reducedMotion || document.hidden) this.skip();
    return done;
  }

  skip(): void {
    this.player.skip();
  }

  pick(x: number, y: number): Hit {
    const at = (x: number, y: number, slack: number): Hit =>
      this.world.pick(rayAt(this.camera.pose, x, y, ...this.size), slack);
    const isFinger = matchMedia('(pointer: coarse)').matches;
    const hit = at(x, y, isFinger ? 0 : Math.min(0.75, 12 / this.camera.pixels()));
    if (!isFinger || hit.unit || hit.ghost || hit.sign) return hit;
    const near = underFinger(x, y, this.model?.figures ?? [], (at, high) => this.project(at, high));
    return near ? { ...hit, unit: near.id, at: near.at, loose: true } : hit;
  }

  project(at: Spot, height = 0): { x: number; y: number } | null {
    return seenAt(this.camera.pose, [at[0], at[1], this.world.height(at) + height], ...this.size);
  }

  /** Ends a movement of the camera at its goal, so that the next one starts from there. */
  private arrive(): void {
    if (this.gliding) this.camera.pose = this.gliding.to;
    this.gliding = null;
  }

  /**
   * Moves the camera to a pose, or leaves it where it is if `make` returns null. `make` runs after an earlier
   * movement has ended at its goal.
   */
  private go(make: () => Pose | null): void {
    this.arrive();
    const to = make();
    if (to) this.glide(to);
  }

  lookAt(at: Spot, span?: number): void {
    this.camera.release();
    this.go(() => this.camera.looking(at, span));
  }

  near(places: readonly Spot[], clear?: number, some?: boolean): void {
    this.go(() => this.camera.near(places, clear, some));
  }

  back(): void {
    this.go(() => this.camera.back());
  }

  cameraMode(mode?: CameraMode): CameraMode {
    if (mode && mode !== this.camera.mode) this.go(() => this.camera.switched(mode));
    return this.camera.mode;
  }

  /** Shows a pose to which the player has moved the camera, by hand. */
  private hand(pose: Pose): void {
    this.sharpness.moves();
    this.camera.release();
    this.pose(pose);
  }

  seat(side: Side): void {
    this.met = false;
    this.pose(this.camera.seated(side));
  }

  steer(wish: Steer): void {
    this.go(() => this.camera.steered(wish));
  }

  /** Moves the camera to a pose. It jumps there if the person wants less motion or the page is hidden. */
  private glide(to: Pose): void {
    if (this.options.reducedMotion || document.hidden) {
      this.pose(to);
      return;
    }
    this.gliding = { from: { ...this.camera.pose }, to, began: performance.now() };
    this.dirty();
  }

  private pose(pose: Pose): void {
    this.gliding = null;
    this.camera.pose = pose;
    this.options.oncamera?.();
    this.loop.schedule();
  }

  resize(width: number, height: number): void {
    const size: [number, number] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
    if (size[0] === this.size[0] && size[1] === this.size[1]) return;
    this.size = size;
    this.renderer.setSize(...size, false);
    this.camera.fit(this.model?.table ?? [48, 48], size);
    this.options.oncamera?.();
    this.renderNow();
  }

  /** Asks for a new frame because something other than the camera changed. */
  private dirty(): void {
    this.moved = true;
    this.loop.schedule();
  }

  private tick(now: number, waited: number): boolean {
    if (this.gliding) {
      const { from, to, began } = this.gliding;
      const share = Math.min(1, Math.max(0, (now - began) / glide));
      this.camera.pose = blend(from, to, share * share * (3 - 2 * share));
      if (share >= 1) [this.gliding, this.camera.pose] = [null, to];
      this.options.oncamera?.();
    }
    if (this.player.step(now)) this.moved = true;
    const more = this.gliding !== null || this.player.busy;
    // A change of the resolution clears the canvas, so it happens before the frame is drawn.
    if (more) this.sharpness.moves();
    this.draw();
    this.governor.frame(waited);
    if (!more) this.sharpness.rests();
    return more;
  }

  renderNow(): void {
    this.draw();
  }

  private draw(): void {
    const { pose } = this.camera;
    const [from, up] = [eye(pose), upward(pose)];
    if (this.moved) {
      this.world.write(this.player.sparks);
      this.renderer.shadowMap.needsUpdate = true;
      this.moved = false;
    }
    this.eye.aspect = this.size[0] / this.size[1];
    this.eye.near = Math.max(0.5, pose.far / 20);
    this.eye.far = pose.far * 3 + 300;
    this.eye.position.set(from[0], from[2], -from[1]);
    this.eye.up.set(up[0], up[2], -up[1]);
    this.eye.lookAt(pose.at[0], 0, -pose.at[1]);
    this.eye.updateProjectionMatrix();
    this.world.labels.fit(
      (this.eye.projectionMatrix.elements[5] * this.size[1]) / 2,
      ({ x, y, z }) => seenAt(this.camera.pose, [x, -z, y], ...this.size),
      this.size,
      bodiesOf(this.model?.figures ?? [], this.overlays, (at, high) => this.project(at, high)),
    );
    this.renderer.render(this.world.scene, this.eye);
    this.canvas.dataset['seq'] = String(this.count);
  }

  idle(): Promise<void> {
    return this.loop.idle();
  }

  seq(): number {
    return this.count;
  }

  dispose(): void {
    this.off.abort();
    this.endGestures();
    this.sharpness.stop();
    this.loop.stop();
    this.player.stop();
    this.world.dispose();
    this.room?.dispose();
    this.renderer.dispose();
  }
}

/** Makes the scene on a canvas; null if the browser has no WebGL. */
export function createScene(canvas: HTMLCanvasElement, options: SceneOptions): Scene | null {
  const renderer = rendererOn(canvas, options.quality);
  return renderer && new TableScene(canvas, renderer, options);
}
