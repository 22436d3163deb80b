import {
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Vector3,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { inside } from '../../../parts/plane';
import { coveredTop } from '../../../parts/three/covered';
import { environmentOf } from '../../../parts/three/environment';
import { gestures } from '../../../parts/three/gestures';
import { Governor, type Measure } from '../../../parts/three/governor';
import { Sharpness } from '../../../parts/three/sharpness';
import { Loop } from '../../../parts/three/loop';
import { onTheme } from '../../../parts/three/room';
import { eye, opening, rayAt, seenAt, upward, type Flat } from '../../../parts/three/pose';
import type { Hit, PlayOptions, Quality, SceneOptions, Shoulder, Shown, SceneSound, Spot } from './api';
import { Director } from './director';
import { radiusOf } from './figures/build';
import { ground, pick, type Post, type Slab } from './pick';
import { chestAt, chestsOf, comeIn } from './seen';
import { AnimationQueue } from './animation-queue';
import type { MakeAnimation } from './animation';
import { seenOver } from './terrain/solids';
import { along, flat, long } from './units';
import { World } from './world';

/** Returns how many canvas pixels a CSS pixel has at most. */
const full = (quality: Quality): number => (quality === 'high' ? Math.min(2, devicePixelRatio) : 1);

/** A scene that draws on its canvas. */
export class Mounted {
  private readonly eye = new PerspectiveCamera(opening);
  private readonly loop = new Loop((now, waited) => this.tick(now, waited));
  private readonly governor = new Governor((measure) => this.lower(measure));
  private readonly sharpness: Sharpness;
  private readonly off = new AbortController();
  private readonly endGestures: () => void;
  private world: World;
  private room: Texture | null = null;
  private size: [number, number] = [1, 1];
  private moved = true;
  /** The place at which a figure aims. Things that hide this place become translucent. */
  private target: Vector3 | null = null;
  /** Whether the scene still shows the end of an animation, because the next view has not come yet. */
  private ahead = false;
  shown: Shown | null = null;
  count = 0;
  readonly player: AnimationQueue;
  readonly director: Director;

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
    this.director = new Director(options.reducedMotion, () => {
      options.oncamera?.();
      this.loop.schedule();
    });
    const effects = {
      sound: (name: SceneSound, loud: number) => options.onsound?.(name, loud),
      shake: (hard: number) => this.director.shake(hard, performance.now()),
    };
    this.player = new AnimationQueue(
      () => this.world,
      effects,
      () => this.ended(),
    );
    this.endGestures = gestures(
      canvas,
      {
        camera: this.director.rig,
        pick: (x, y) => this.pick(x, y),
        ground: (x, y) => ground(this.ray(x, y)),
        pose: (pose) => {
          this.sharpness.moves();
          this.director.hand(pose);
        },
      },
      options.pointers ?? {},
    );
    this.listen();
  }

  private listen(): void {
    const { signal } = this.off;
    this.canvas.addEventListener(
      'webglcontextlost',
      (event) => {
        event.preventDefault();
        this.skip();
        this.options.onlost?.();
      },
      { signal },
    );
    this.canvas.addEventListener(
      'webglcontextrestored',
      () => {
        this.quality(this.world.materials.quality);
        this.options.onback?.();
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
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.toneMappingExposure = 1.2;
    return new World(quality, this.room);
  }

  /** Carries out a measure against slow drawing: limits the sharpness, and may turn off the shadows. */
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
    if (this.shown) this.world.show(this.shown);
    this.dirty();
  }

  show(shown: Shown): void {
    const other = this.shown?.setup !== shown.setup || this.shown?.view !== shown.view;
    if (other) this.skip();
    this.shown = shown;
    this.count += 1;
    if (this.player.busy || (this.ahead && !other)) return;
    this.director.table(long(shown.setup.table.half), this.size, coveredTop(this.canvas));
    this.lay(shown);
  }

  private lay(shown: Shown): void {
    this.ahead = false;
    this.world.show(shown);
    this.world.veil(false);
    this.meet(shown);
    this.dirty();
  }

  /** Tells the camera where figures stand or would come in. After the first move it moves only if it must. */
  private meet({ view, look }: Shown): void {
    const on = view.phase === 'setup' ? [] : view.figures.filter(({ at, zone }) => at && zone === 'in-play');
    const here = (view.seats ?? []).filter(({ side }) => side === this.director.edge).map(({ id }) => id);
    const places = (figures: typeof on): Flat[] => figures.map(({ at }) => flat(at ?? [0, 0]));
    const own = places(on.filter(({ controller }) => here.includes(controller)));
    const come = comeIn(on, look);
    const calm = come.length > 0 || (view.turn?.moved.length ?? 0) > 0;
    this.director.meet({ own: [...own, ...come], all: [...places(on), ...come] }, calm);
  }

  /** Plays an animation and then shows the view `then`, if there is one. */
  play(make: MakeAnimation, { speed = 1, then }: PlayOptions): Promise<void> {
    const quiet = this.options.reducedMotion || document.hidden;
    this.world.veil(true);
    const done = this.player.add(make, speed, performance.now(), () => {
      this.ahead = then === undefined;
      if (!then || !this.shown) return;
      this.shown = { ...this.shown, view: then };
      this.world.show(this.shown);
    });
    if (quiet) this.skip();
    this.dirty();
    return done;
  }

  private ended(): void {
    if (this.shown && !this.ahead) this.lay(this.shown);
    this.director.home();
  }

  /** Moves the camera behind a figure that aims, and makes things that hide its target translucent. */
  aim(over: Shoulder | null): boolean {
    this.target = over?.far ? chestAt(along(over.at, over.heading, over.far)) : null;
    this.loop.schedule();
    return this.director.aim(over);
  }

  /** Brings a way into the picture if a part of it is out of sight and the mode is `follow`. */
  reveal(way: readonly Spot[]): void {
    const hidden = way.some((spot) => {
      const seen = this.project(spot, 0);
      return !seen || seen.x < 0 || seen.y < 0 || seen.x > this.size[0] || seen.y > this.size[1];
    });
    if (hidden && way[0]) this.director.reveal(way.map(flat));
  }

  skip(): void {
    this.player.skip(performance.now());
  }

  private ray(x: number, y: number): ReturnType<typeof rayAt> {
    return rayAt(this.director.rig.pose, x, y, ...this.size);
  }

  pick(x: number, y: number): Hit {
    const posts = [...this.world.actors.values()].map(({ node, words }): Post => ({
      id: words.id,
      kind: 'figure',
      at: flat(words.at ?? [0, 0]),
      radius: radiusOf(node.card),
      low: 0,
      high: node.tall,
    }));
    for (const { id, at, fallen, radius, height, deep } of this.world.terrain.objects) {
      posts.push({
        id,
        kind: 'object',
        at: flat(at),
        radius: fallen ? Math.max(radius, height * 0.35) : radius,
        low: 0,
        high: fallen ? deep * 2 : height,
      });
    }
    const slabs = this.world.terrain.sections.map(({ id, piece, from, to, height }): Slab => ({
      id,
      piece,
      from: flat(from),
      to: flat(to),
      high: Math.min(seenOver, height),
    }));
    const areaAt = (at: Spot): string | null =>
      this.world.terrain.areas.findLast(({ corners }) => inside(corners, at))?.id ?? null;
    return pick(
      this.ray(x, y),
      posts,
      slabs,
      long(this.shown?.setup.table.half ?? 0),
      11 / this.director.rig.pixels(),
      areaAt,
    );
  }

  where(figure: string): Spot | null {
    const root = this.world.actors.get(figure)?.node.root;
    return root?.visible ? [root.position.x * 10_000, root.position.z * 10_000] : null;
  }

  project(at: Spot, height: number): { x: number; y: number } | null {
    return seenAt(this.director.rig.pose, [...flat(at), long(height)], ...this.size);
  }

  resize(width: number, height: number): void {
    const size: [number, number] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
    if (size[0] === this.size[0] && size[1] === this.size[1]) return;
    this.size = size;
    this.renderer.setSize(...size, false);
    this.director.table(long(this.shown?.setup.table.half ?? 609_600), size, coveredTop(this.canvas));
    this.draw(performance.now());
  }

  private dirty(): void {
    this.moved = true;
    this.loop.schedule();
  }

  private tick(now: number, waited: number): boolean {
    if (this.player.step(now)) {
      this.moved = true;
      this.world.trail();
    }
    const focus = this.player.focus();
    if (focus) this.director.follow(focus, now);
    const moving = this.director.step(now);
    const more = moving || this.player.busy;
    // A change of the resolution clears the canvas, so it comes before the drawing.
    if (more) this.sharpness.moves();
    this.draw(now);
    this.governor.frame(waited);
    if (!more) this.sharpness.rests();
    return more;
  }

  private draw(now: number): void {
    const { pose } = this.director.rig;
    const [from, up] = [eye(pose), upward(pose)];
    const [dx, dy] = this.director.shaken(now);
    if (this.moved) this.renderer.shadowMap.needsUpdate = true;
    this.moved = false;
    this.eye.aspect = this.size[0] / this.size[1];
    this.eye.near = Math.max(1, pose.far / 20);
    this.eye.far = pose.far * 3 + 700;
    this.eye.position.set(-from[0] + dx, from[2] + dy, from[1]);
    this.eye.up.set(-up[0], up[2], up[1]);
    this.eye.lookAt(-pose.at[0] + dx, dy, pose.at[1]);
    this.eye.updateProjectionMatrix();
    this.world.terrain.unveil(this.eye.position, this.seen());
    this.world.join();
    this.eye.updateMatrixWorld();
    this.world.signs.fit(this.size, this.director.rig.pixels(), this.eye);
    this.renderer.render(this.world.scene, this.eye);
    this.canvas.dataset['seq'] = String(this.count);
    // For measurements by hand: the draw calls of this frame, and the number of frames so far.
    this.canvas.dataset['calls'] = String(this.renderer.info.render.calls);
    this.canvas.dataset['frames'] = String(this.renderer.info.render.frame);
  }

  /** Returns the places that nothing may hide. */
  private seen(): Vector3[] {
    const focus = this.player.focus();
    const middle = focus ? [chestAt(focus.blow ?? focus.at)] : [];
    const aim = this.target && !this.player.busy ? [this.target] : [];
    return [...chestsOf(this.world), ...middle, ...aim];
  }

  idle(): Promise<void> {
    return this.loop.idle();
  }

  dispose(): void {
    this.off.abort();
    this.endGestures();
    this.sharpness.stop();
    this.skip();
    this.loop.stop();
    this.world.dispose();
    this.room?.dispose();
    this.renderer.dispose();
  }
}
