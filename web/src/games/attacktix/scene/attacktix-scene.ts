// The table of Attacktix in three dimensions. Load this module with `import()`, so that the browser fetches
// three.js only when it shows a table. The first comment of `api.ts` says how to use the scene.
import { rendererOn } from '../../../parts/three/renderer';
import type {
  CameraMode,
  Edge,
  FilmEvent,
  Hit,
  PlayOptions,
  Quality,
  RollEvent,
  SceneOptions,
  SceneSetup,
  Shoulder,
  Shown,
  Spot,
  Steer,
  TableScene,
} from './api';
import { Mounted } from './mounted';
import { playFilm } from './film-playback';
import { rollFigure } from './rolling';
import { flat, long } from './units';

export { likelyQuality } from '../../../parts/three/renderer';
export { steerKeys, steerOf } from '../../../parts/three/keys';

const nothing: Hit = {
  spot: [0, 0],
  onTable: false,
  figure: null,
  object: null,
  section: null,
  near: false,
  piece: null,
};

/**
 * The table in three dimensions. `TableScene` in `api.ts` says what the functions do. Before `mount` they do
 * nothing.
 */
export class AttacktixScene implements TableScene {
  private on: Mounted | null = null;

  mount(canvas: HTMLCanvasElement, options: SceneOptions): boolean {
    this.dispose();
    const renderer = rendererOn(canvas, options.quality);
    this.on = renderer && new Mounted(canvas, renderer, options);
    return this.on !== null;
  }

  show(shown: Shown): void {
    this.on?.show(shown);
  }

  async roll(event: RollEvent, options: PlayOptions = {}): Promise<void> {
    const tix = this.setup?.table.tix ?? 25_400;
    if (!this.busy) this.on?.reveal(event.way);
    await this.on?.play((world, effects) => rollFigure(world, event, tix, effects), options);
  }

  async film(event: FilmEvent, options: PlayOptions = {}): Promise<void> {
    const { figures = [], terrain = [] } = this.setup ?? {};
    const numbers = options.numbers ?? {
      figures: figures.map(({ id }) => id),
      objects: terrain.map(({ id }) => id),
    };
    await this.on?.play((world, effects) => playFilm(world, event, numbers, effects, options), options);
  }

  private get setup(): SceneSetup | undefined {
    return this.on?.shown?.setup;
  }

  skip(): void {
    this.on?.skip();
  }

  pace(speed: number): void {
    if (this.on) this.on.player.speed = speed;
  }

  get busy(): boolean {
    return this.on?.player.busy ?? false;
  }

  camera(mode?: CameraMode): CameraMode {
    return this.on?.director.use(mode) ?? 'angle';
  }

  seat(side: Edge): void {
    this.on?.director.seat(side);
  }

  steer(wish: Steer): void {
    this.on?.director.steer(wish);
  }

  aim(over: Shoulder | null): boolean {
    return this.on?.aim(over) ?? false;
  }

  lookAt(at: Spot, span?: number): void {
    this.on?.director.lookAt(flat(at), span === undefined ? undefined : long(span));
  }

  pick(x: number, y: number): Hit {
    return this.on?.pick(x, y) ?? nothing;
  }

  project(at: Spot, height = 0): { x: number; y: number } | null {
    return this.on?.project(at, height) ?? null;
  }

  where(figure: string): Spot | null {
    return this.on?.where(figure) ?? null;
  }

  quality(quality: Quality): void {
    this.on?.quality(quality);
  }

  resize(width: number, height: number): void {
    this.on?.resize(width, height);
  }

  idle(): Promise<void> {
    return this.on?.idle() ?? Promise.resolve();
  }

  seq(): number {
    return this.on?.count ?? 0;
  }

  dispose(): void {
    this.on?.dispose();
    this.on = null;
  }
}
