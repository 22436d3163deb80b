// What the table says to the scene, and what the scene says back. Nothing here knows three.js, Svelte or a
// rule. The units are those of the game: lengths are micrometres, places are `[x, z]` from the middle of the
// table. Headings and angles are hundredths of a degree (0 = +z, 9000 = +x).
//
// Up is +y, and the three axes are right-handed, as in the simulation. Seen from above with +z upwards, +x
// points to the LEFT and headings grow counter-clockwise. A positive yaw turns a weapon to the figure's own
// LEFT. A player at the south side has +x at the left hand.
//
// How a table uses it (a class, so that three.js is fetched only when a table is looked at; the module must
// be reached by `import()`):
//
//   const { AttacktixScene } = await import('./scene/attacktix-scene');
//   const scene = new AttacktixScene();
//   if (!scene.mount(canvas, { quality, reducedMotion, pointers })) …show rows of text: no WebGL
//   scene.resize(width, height);                     // after mount and whenever the box changes
//   scene.show({ setup, view, look });               // after each change; cheap if only `look` changed
//   await scene.roll(event, { then: nextView });     // an event `move`, `shifted` or `placed`
//   await scene.film(event, { then: nextView });     // an event `attack`
//   scene.show({ setup, view: nextView, look });     // the truth always comes last
//   scene.dispose();

import type { SoundName } from '../../../contract';
import type { Pointers as TablePointers } from '../../../parts/three/gestures';
import type { Steer } from '../../../parts/three/rig';

export type { Steer };

/** A place on the table: `[x, z]` in micrometres. */
export type Spot = readonly [number, number];
/** A place in space: `[x, y, z]` in micrometres. */
export type Place = readonly [number, number, number];
/** A side of the table. Figures of the south look at heading 0. */
export type Edge = 'south' | 'west' | 'north' | 'east';
/** How much is drawn: `low` leaves out shadows, reflections and smooth edges. */
export type Quality = 'high' | 'low';
/**
 * `above` looks straight down, `angle` from the own edge, `follow` too, but goes with films and comes back,
 * `free` stays where it is.
 */
export type CameraMode = 'above' | 'angle' | 'follow' | 'free';
/**
 * A figure that aims: where it stands, where its weapon points, and how far away its target is; null without one.
 * `choice` counts how often a target has been chosen.
 */
export type Shoulder = { at: Spot; heading: number; far: number | null; choice: number };
/** What something drawn means; each has a colour and a pattern of its own. */
export type Tone = 'good' | 'bad' | 'hint' | 'plain';

/** How a weapon is set, in the game's words. */
export type Aim = {
  yaw?: number;
  pitch?: number;
  dir?: 'cw' | 'ccw';
  pull?: number;
  dip?: number;
  height?: number;
  knob?: number;
};
/** What a weapon does. */
export type WeaponKind = 'ranged' | 'slash' | 'throw' | 'jab' | 'claw';

/** What a figure looks like, wherever it stands: a card of the set-up has all of it. */
export type Card = {
  id: string;
  owner: string;
  serial: number | string;
  /** Code of its type, such as `B04`; own types have codes of their own. */
  type: string;
  name: string;
  faction: string;
  class: string;
  points: number;
  base: string | number;
  radius?: number;
  weapon: { kind: string; missiles?: number | null; reach?: number | null; default?: Aim | null };
};
/** What a piece of terrain looks like, wherever it stands. */
export type PieceCard = {
  id: string;
  code: string;
  geometry: string;
  height?: number | null;
  shape?: { kind: string; radius?: number; half_x?: number; half_z?: number; height: number } | null;
};
/** The part of the set-up that is seen. */
export type SceneSetup = {
  table: { half: number; line: number; tix: number };
  mode?: string;
  /** Their order gives the numbers that films use, unless `numbers` says others. */
  figures: readonly Card[];
  terrain: readonly PieceCard[];
};

/** A figure as the view has it. */
export type SceneFigure = {
  id: string;
  /** `in-play` stands, `lying` lies where it fell; all others are not on the table. */
  zone: string;
  controller: string;
  at: Spot | null;
  facing: number;
  /** What the top window shows: `8w`, `10r`; null while it is hidden. */
  window: string | null;
  /** Missiles in the launcher. */
  loaded: number;
  weapon: string;
  tripped: readonly string[];
  cover: readonly unknown[];
  pinned: unknown;
};
/** A piece of terrain as the view has it. */
export type ScenePiece = {
  id: string;
  sections?: readonly { id: string; from: Spot; to: Spot; standing: boolean; weak?: boolean }[] | null;
  area?: readonly Spot[] | null;
  at?: Spot | null;
  facing?: number | null;
  /** `standing`, `fallen` or `removed`. */
  state?: string | null;
};
/** The part of the view that is seen. */
export type SceneView = {
  /** In `setup` figures are being placed. */
  phase?: string;
  figures: readonly SceneFigure[];
  terrain: readonly ScenePiece[];
  seats?: readonly { id: string; side: string | null }[];
};

/** A figure half seen through, where it would come to stand. `way` is drawn as a line with a tick per tik. */
export type Ghost = {
  figure: string;
  at: Spot;
  facing: number;
  way?: readonly Spot[];
  tone?: Tone;
  aim?: Aim;
};
/** How far a base can roll from a place: `[heading, distance]` around it, as the question `reach` answers. */
export type Fan = { at: Spot; fan: readonly (readonly [number, number])[]; radius?: number };
/** Where a shot or thrust goes: a line in space with a tick per tik; `at` is drawn as the place it meets. */
export type AimLine = { from: Place; to: Place; meets?: number | null; tone?: Tone; arc?: readonly Place[] };
/** What a swing sweeps: from a heading to a heading around a place. */
export type Sweep = { at: Spot; reach: number; from: number; to: number; tone?: Tone };
/** A sign of one's own. A `line` is dashed; a `label` stands `high` above the table; an `arc` spans two headings. */
export type Mark =
  | { kind: 'arc'; at: Spot; radius: number; from: number; to: number; tone?: Tone }
  | { kind: 'ring'; at: Spot; radius: number; tone?: Tone }
  | { kind: 'label'; at: Spot; text: string; high?: number }
  | { kind: 'line'; from: Spot; to: Spot; tone?: Tone; text?: string }
  | { kind: 'area'; corners: readonly Spot[]; tone?: Tone };

/**
 * What is drawn over the view. The table chooses it; it is not part of the truth. A field that is left out is
 * not drawn.
 */
export type Look = {
  selected?: readonly string[];
  hover?: string | null;
  /** Figures, objects and sections that may be chosen; one that may not is crossed. */
  targets?: readonly { id: string; legal?: boolean }[];
  /** Figures with a shield over them. */
  protected?: readonly string[];
  /** Figures that have moved or attacked: their rings are dimmed. */
  spent?: readonly string[];
  ghosts?: readonly Ghost[];
  fan?: Fan | null;
  aim?: AimLine | null;
  sweep?: Sweep | null;
  /** How weapons are set just now; without it a weapon is set as its card says. */
  aims?: Readonly<Record<string, Aim>>;
  marks?: readonly Mark[];
  /** What stands above figures, by id: a name, or the number that tells one from its like. */
  names?: Readonly<Record<string, string>>;
};

/** Everything that is seen. */
export type Shown = { setup: SceneSetup; view: SceneView; look?: Look };

/**
 * A figure rolls: `way` has its start and every place where it turned or stopped. Also told for pushed
 * objects.
 */
export type RollEvent = {
  figure: string;
  way: readonly Spot[];
  facing?: number;
  tix?: number;
  window?: string | null;
  pushed?: string | null;
  pushed_to?: Spot | null;
};
/** An attack with its film in base64; without a film the weapon moves alone. */
export type FilmEvent = { figure: string; aim?: Aim; aimed?: Aim; shot?: number; film: string | null };
/** Which figure and object a number of a film means; left out, the places in the set-up's lists. */
export type Numbers = { figures: readonly string[]; objects: readonly string[] };

/** What lies under a point of the screen. */
export type Hit = {
  /** Where the table is met, on it or beside it. */
  spot: Spot;
  onTable: boolean;
  figure: string | null;
  object: string | null;
  section: string | null;
  /** Whether the pointer was beside that figure, object or section, and nothing else was met. */
  near: boolean;
  /** The piece that a section belongs to, or the area under `spot`. */
  piece: string | null;
};

/** What the table does with pointers. */
export type Pointers = TablePointers<Hit>;

/** Sounds that belong to what is shown: a tik of the wheel, a shot or swing, a blow, a body that lands. */
export type SceneSound = Extract<SoundName, 'click' | 'spring' | 'knock' | 'tumble'>;

/** How a scene begins. */
export type SceneOptions = {
  quality: Quality;
  /** Nothing moves by itself; rolls and films end at once. */
  reducedMotion: boolean;
  pointers?: Pointers;
  /** `loud` is 0 to 1. */
  onsound?: (name: SceneSound, loud: number) => void;
  /** The camera has moved; for what is laid over the canvas by `project`. */
  oncamera?: () => void;
  /** The browser took the drawing context away; a list of rows has to do until `onback`. */
  onlost?: () => void;
  onback?: () => void;
};

/** How something is played. */
export type PlayOptions = {
  /** Share of the real speed: 1 (left out) or 0.25 for slow motion; `pace` changes it while it plays. */
  speed?: number;
  /**
   * What is true afterwards, shown as soon as it has been played. Left out, what was played stays until
   * another view is shown.
   */
  then?: SceneView;
  numbers?: Numbers;
  /** In a film: a figure has come to lie, as it is seen just now. */
  onland?: (figure: string) => void;
};

/** The table in three dimensions. It draws when something changed, and never otherwise. */
export interface TableScene {
  /** Begins to draw; false where the browser has no WebGL, so that rows of text take its place. */
  mount: (canvas: HTMLCanvasElement, options: SceneOptions) => boolean;
  /** Lays everything out; what is being played ends at once, unless only `look` changed. */
  show: (shown: Shown) => void;
  /** A base rolls, a small click a tik. Resolves when it has, or was skipped. Waits for what is being played. */
  roll: (event: RollEvent, options?: PlayOptions) => Promise<void>;
  /** Plays the film of an attack. Resolves when it has been played or skipped. Waits for what is being played. */
  film: (event: FilmEvent, options?: PlayOptions) => Promise<void>;
  /** Ends what is being played, at once. */
  skip: () => void;
  /** Changes the speed of what is being played; 0 pauses. */
  pace: (speed: number) => void;
  /** Whether something is being played. */
  readonly busy: boolean;
  /** Sets the mode, if one is given, and returns the one in force. */
  camera: (mode?: CameraMode) => CameraMode;
  /** Sits down at a side of the table. */
  seat: (side: Edge) => void;
  steer: (wish: Steer) => void;
  /**
   * Goes behind a figure that aims and turns with it; null comes back. Says whether it is behind it: not where a
   * hand has the camera, or it does not follow.
   */
  aim: (over: Shoulder | null) => boolean;
  /** Where a figure is seen just now, as far as it has been shown; null where it is not. */
  where: (figure: string) => Spot | null;
  /** Brings a place to the middle; `span` is how many micrometres are to be seen around it. */
  lookAt: (at: Spot, span?: number) => void;
  /** What lies under a point, in CSS pixels from the upper left corner of the canvas. */
  pick: (x: number, y: number) => Hit;
  /** Where a place is drawn, in CSS pixels; `height` above the table. Null behind the camera. */
  project: (at: Spot, height?: number) => { x: number; y: number } | null;
  quality: (quality: Quality) => void;
  /** The canvas has another size, in CSS pixels. */
  resize: (width: number, height: number) => void;
  /** Resolves when nothing moves and everything is drawn. */
  idle: () => Promise<void>;
  /** Grows with every `show`; the canvas carries the one last drawn as `data-seq`. */
  seq: () => number;
  dispose: () => void;
}
