// What the table says to the scene, and what the scene says back. Nothing here depends on three.js, Svelte or
// the rules. The units are those of the game: lengths are micrometres, places are `[x, z]` from the middle of
// the table. Headings and angles are hundredths of a degree (0 = +z, 9000 = +x).
//
// Up is +y, and the three axes are right-handed, as in the simulation. On a map of the table with +z at the
// top, +x points to the LEFT and headings grow counter-clockwise. A positive yaw turns a weapon to the LEFT
// of the figure itself. A player at the south side has +x at the left hand.
//
// How a table uses the scene: the scene is a class. Load its module with `import()`, so that three.js is
// fetched only when a table is shown:
//
//   const { AttacktixScene } = await import('./scene/attacktix-scene');
//   const scene = new AttacktixScene();
//   if (!scene.mount(canvas, { quality, reducedMotion, pointers })) …show rows of text: no WebGL
//   scene.resize(width, height);                     // after mount and whenever the box changes
//   scene.show({ setup, view, look });               // after each change; cheap if only `look` changed
//   await scene.roll(event, { then: nextView });     // an event `move`, `shifted` or `placed`
//   await scene.film(event, { then: nextView });     // an event `attack`
//   scene.show({ setup, view: nextView, look });     // always show the new view last
//   scene.dispose();

import type { SoundName } from '../../../contract';
import type { Pointers as TablePointers } from '../../../parts/three/gestures';
import type { Steer } from '../../../parts/three/rig';

export type { Steer };

/** A place on the table: `[x, z]` in micrometres. */
export type Spot = readonly [number, number];
/** A place in space: `[x, y, z]` in micrometres. */
export type Place = readonly [number, number, number];
/** A side of the table. Figures of the south side look along heading 0, towards the north. */
export type Edge = 'south' | 'west' | 'north' | 'east';
/** How much is drawn: `low` leaves out cast shadows, reflections and smooth edges. */
export type Quality = 'high' | 'low';
/**
 * `above` looks straight down. `angle` looks from the player's own edge. `follow` looks from there too, but
 * follows films and then comes back. `free` stays where it is.
 */
export type CameraMode = 'above' | 'angle' | 'follow' | 'free';
/**
 * A figure that aims: where it stands, where its weapon points, and how far away its target is. `far` is null
 * if there is no target. `choice` counts how often a target has been chosen.
 */
export type Shoulder = { at: Spot; heading: number; far: number | null; choice: number };
/** What a drawn thing means. Each tone has a colour of its own. */
export type Tone = 'good' | 'bad' | 'hint' | 'plain';

/** How a weapon is set, with the names that the game uses. */
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

/** What a figure looks like, wherever it stands. The set-up contains one for each figure. */
export type Card = {
  id: string;
  owner: string;
  serial: number | string;
  /** The code of the type, such as `B04`. Player-made types have codes of their own. */
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
/** The part of the set-up that the scene draws. */
export type SceneSetup = {
  table: { half: number; line: number; tix: number };
  mode?: string;
  /** Films number figures in this order, unless `numbers` gives another. */
  figures: readonly Card[];
  terrain: readonly PieceCard[];
};

/** A figure in the view. */
export type SceneFigure = {
  id: string;
  /**
   * A figure in `in-play` stands, and one in `lying` lies where it fell. Other zones are not on the table.
   */
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
/** A piece of terrain in the view. */
export type ScenePiece = {
  id: string;
  sections?: readonly { id: string; from: Spot; to: Spot; standing: boolean; weak?: boolean }[] | null;
  area?: readonly Spot[] | null;
  at?: Spot | null;
  facing?: number | null;
  /** `standing`, `fallen` or `removed`. */
  state?: string | null;
};
/** The part of the view that the scene draws. */
export type SceneView = {
  /** `setup` while figures are being placed. */
  phase?: string;
  /** The figures that have moved in the present turn. */
  turn?: { moved: readonly string[] } | null;
  figures: readonly SceneFigure[];
  terrain: readonly ScenePiece[];
  seats?: readonly { id: string; side: string | null }[];
};

/** A translucent figure where it would stand. `way` is drawn as a line with a mark at every tik. */
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
/**
 * Where a shot or thrust goes: a line with a mark at every tik, and a ring where it `meets` something. The line
 * is straight unless `arc` gives more than two places, one for every tik. The real shot may go up to `shake` to
 * either side, an angle.
 */
export type AimLine = {
  from: Place;
  to: Place;
  meets?: number | null;
  tone?: Tone;
  arc?: readonly Place[];
  shake?: number;
};
/** What a swing sweeps: the area around a place from one heading to another. */
export type Sweep = { at: Spot; reach: number; from: number; to: number; tone?: Tone };
/**
 * A mark on the table. A `line` is dashed, a `label` is `high` above the table, an `arc` joins two headings.
 * An `open` arc has no outer line.
 */
export type Mark =
  | { kind: 'arc'; at: Spot; radius: number; from: number; to: number; tone?: Tone; open?: boolean }
  | { kind: 'ring'; at: Spot; radius: number; tone?: Tone }
  | { kind: 'label'; at: Spot; text: string; high?: number }
  | { kind: 'line'; from: Spot; to: Spot; tone?: Tone; text?: string }
  | { kind: 'area'; corners: readonly Spot[]; tone?: Tone };

/**
 * What is drawn over the view. The table chooses these marks, which are no part of the game. A field that is
 * left out is not drawn.
 */
export type Look = {
  selected?: readonly string[];
  hover?: string | null;
  /** Figures, objects and sections to choose from. A target that is not `legal` is dashed. */
  targets?: readonly { id: string; legal?: boolean }[];
  /** Figures that get a shield above them. */
  protected?: readonly string[];
  /** Figures that have moved or attacked: their bases are dimmed. */
  spent?: readonly string[];
  ghosts?: readonly Ghost[];
  fan?: Fan | null;
  aim?: AimLine | null;
  sweep?: Sweep | null;
  /** How weapons are set now. Weapons that are left out are set as their cards say. */
  aims?: Readonly<Record<string, Aim>>;
  marks?: readonly Mark[];
  /** The texts above figures, by id: a name, or the number that tells similar figures apart. */
  names?: Readonly<Record<string, string>>;
};

/** Everything that the scene draws. */
export type Shown = { setup: SceneSetup; view: SceneView; look?: Look };

/**
 * A roll of a figure. `way` holds its start and every place where it turned or stopped. Also used for objects
 * that are pushed.
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
/** An attack with its film in base64. Without a film only the weapon moves. */
export type FilmEvent = { figure: string; aim?: Aim; aimed?: Aim; shot?: number; film: string | null };
/** The ids for the numbers in a film. If left out, a number is an index in the lists of the set-up. */
export type Numbers = { figures: readonly string[]; objects: readonly string[] };

/** What lies under a point of the screen. */
export type Hit = {
  /** Where the pointer meets the plane of the table, on the table or beside it. */
  spot: Spot;
  onTable: boolean;
  figure: string | null;
  object: string | null;
  section: string | null;
  /** Whether the pointer was only beside that figure, object or section, and met no other thing. */
  near: boolean;
  /** The piece that a section belongs to, or the area under `spot`. */
  piece: string | null;
};

/** What the table does with pointers. */
export type Pointers = TablePointers<Hit>;

/** The sounds of what is shown: the wheel's click, a shot or swing, a blow, a fall. */
export type SceneSound = Extract<SoundName, 'click' | 'spring' | 'knock' | 'tumble'>;

/** How a scene begins. */
export type SceneOptions = {
  quality: Quality;
  /** Animations end at once: nothing moves by itself. */
  reducedMotion: boolean;
  pointers?: Pointers;
  /** `loud` is 0 to 1. */
  onsound?: (name: SceneSound, loud: number) => void;
  /** Called when the camera has moved, so that things laid over the canvas by `project` can follow. */
  oncamera?: () => void;
  /** Called when the browser takes the drawing context away. Rows replace the picture until `onback`. */
  onlost?: () => void;
  onback?: () => void;
};

/** How an animation is played. */
export type PlayOptions = {
  /**
   * The share of the real speed: 1 if left out, 0.25 for slow motion. `pace` can change it during the
   * animation.
   */
  speed?: number;
  /**
   * The view that is shown as soon as the animation has been played. If left out, the final state of the
   * animation stays until another view is shown.
   */
  then?: SceneView;
  numbers?: Numbers;
  /** Called in a film when a figure has come to lie. */
  onland?: (figure: string) => void;
};

/** The table in three dimensions. The scene draws only when something has changed. */
export interface TableScene {
  /** Begins to draw; false where the browser has no WebGL, so that rows of text take its place. */
  mount: (canvas: HTMLCanvasElement, options: SceneOptions) => boolean;
  /** Shows a view. The animation that is being played ends at once, unless only `look` changed. */
  show: (shown: Shown) => void;
  /**
   * Rolls a base, with a small click at every tik. Starts when all earlier animations have ended; resolves
   * when this roll has ended.
   */
  roll: (event: RollEvent, options?: PlayOptions) => Promise<void>;
  /**
   * Plays the film of an attack. Starts when all earlier animations have ended; resolves when the film has
   * ended.
   */
  film: (event: FilmEvent, options?: PlayOptions) => Promise<void>;
  /** Ends all animations at once. */
  skip: () => void;
  /** Changes the speed of the animation that is being played; 0 pauses. */
  pace: (speed: number) => void;
  /** Whether something is being played. */
  readonly busy: boolean;
  /** Sets the mode, if one is given, and returns the current mode. */
  camera: (mode?: CameraMode) => CameraMode;
  /** Moves the camera to a side of the table. */
  seat: (side: Edge) => void;
  steer: (wish: Steer) => void;
  /**
   * Moves the camera behind a figure that aims, and turns the camera with the figure; null moves the camera
   * back. Returns whether the camera has gone behind the figure. The result stays true after the player moves
   * the camera. The camera goes there only in the mode `follow`.
   */
  aim: (over: Shoulder | null) => boolean;
  /** Where a figure is shown now, even in the middle of an animation; null if the figure is not shown. */
  where: (figure: string) => Spot | null;
  /** Brings a place to the middle; `span` is how many micrometres are to be seen around it. */
  lookAt: (at: Spot, span?: number) => void;
  /** What lies under a point, in CSS pixels from the upper left corner of the canvas. */
  pick: (x: number, y: number) => Hit;
  /**
   * Where a place is drawn, in CSS pixels. `height` above the table is in micrometres. Null behind the
   * camera.
   */
  project: (at: Spot, height?: number) => { x: number; y: number } | null;
  quality: (quality: Quality) => void;
  /** Tells the scene the new size of the canvas, in CSS pixels. */
  resize: (width: number, height: number) => void;
  /** Resolves when nothing moves any more and everything has been drawn. */
  idle: () => Promise<void>;
  /** A number that grows with every `show`. The canvas has the number of its last picture as `data-seq`. */
  seq: () => number;
  dispose: () => void;
}
