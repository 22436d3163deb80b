// The interface between the table and the scene. Nothing here depends on three.js, Svelte or the rules. The
// units are those of the game: lengths are micrometres, and places are `[x, z]` from the middle of the table.
// Headings and angles are hundredths of a degree (0 = +z, 9000 = +x).
//
// Up is +y, and the three axes are right-handed, as in the simulation. On a map of the table with +z at the
// top, +x points to the LEFT and headings grow counter-clockwise. A positive yaw turns a weapon to the LEFT
// of the figure itself. A player at the south side has +x at the left hand.
//
// How a table uses the scene: load the module with `import()`, so that the browser fetches three.js only when
// it shows a table:
//
//   const { AttacktixScene } = await import('./scene/attacktix-scene');
//   const scene = new AttacktixScene();
//   if (!scene.mount(canvas, { quality, reducedMotion, pointers })) …no WebGL: show only the rows of text
//   scene.resize(width, height);                     // after `mount`, and when the canvas changes its size
//   scene.show({ setup, view, look });               // after each change; fast if only `look` changed
//   await scene.roll(event, { then: nextView });     // for an event `move` or `shifted`
//   await scene.film(event, { then: nextView });     // for an event `attack`
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
/** How much the scene draws: `low` leaves out cast shadows, reflections and smooth edges. */
export type Quality = 'high' | 'low';
/**
 * How the camera moves. `above` looks straight down. `angle` looks from the player's own edge. `follow` does
 * so too, but follows films and then comes back. `free` stays where the player puts it.
 */
export type CameraMode = 'above' | 'angle' | 'follow' | 'free';
/**
 * The figure that aims. The camera stands behind it. `heading` is where its weapon points, and `far` is the
 * distance of its target, or null without a target. `choice` changes when the player chooses a target.
 */
export type Shoulder = { at: Spot; heading: number; far: number | null; choice: number };
/** What the colour of a mark means: allowed, forbidden, advice, or nothing. */
export type Tone = 'good' | 'bad' | 'hint' | 'plain';

/** How a weapon is set. The fields have the names and units of the rules. */
export type Aim = {
  yaw?: number;
  pitch?: number;
  dir?: 'cw' | 'ccw';
  pull?: number;
  dip?: number;
  height?: number;
  knob?: number;
};
/** The kind of a weapon. `ranged` is a launcher; all others are hand weapons. */
export type WeaponKind = 'ranged' | 'slash' | 'throw' | 'jab' | 'claw';

/**
 * What never changes about a figure, as far as the scene draws it. The set-up contains one for each figure.
 */
export type Card = {
  id: string;
  owner: string;
  serial: number | string;
  /** The code of the figure's type, such as `B04`. Types that players make have codes of their own. */
  type: string;
  name: string;
  faction: string;
  class: string;
  points: number;
  base: string | number;
  radius?: number;
  weapon: { kind: string; missiles?: number | null; reach?: number | null; default?: Aim | null };
  /** The windows of the wheel, such as `7r*` with a star; null while wheels are hidden. */
  wheel?: readonly string[] | null;
};
/** What never changes about a piece of terrain, as far as the scene draws it. */
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
  /** A number of a figure in a film is an index in this list, unless `numbers` gives another list. */
  figures: readonly Card[];
  terrain: readonly PieceCard[];
};

/** A figure in the view, as far as the scene draws it. */
export type SceneFigure = {
  id: string;
  /** Figures in the zone `in-play` stand, and those in `lying` lie where they fell. Others are not drawn. */
  zone: string;
  controller: string;
  at: Spot | null;
  facing: number;
  /**
   * What the top window of the base shows, such as `8w` (8, white) or `10r` (10, red); null while it is
   * hidden.
   */
  window: string | null;
  /** The positions of the wheel that fit what all players have seen; left out while wheels are hidden. */
  marks?: number;
  /** The number of missiles in the launcher. */
  loaded: number;
  weapon: string;
  tripped: readonly string[];
  cover: readonly unknown[];
  pinned: unknown;
};
/** A piece of terrain in the view, as far as the scene draws it. */
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
  /** The seat that looks at the table; null or left out for the public. */
  viewer?: string | null;
  /** `setup` while players place their figures. */
  phase?: string;
  /** The ids of the figures that have moved in this turn. */
  turn?: { moved: readonly string[] } | null;
  figures: readonly SceneFigure[];
  terrain: readonly ScenePiece[];
  seats?: readonly { id: string; side: string | null }[];
};

/** A translucent figure at the end of a draft. The scene draws `way` as a line with a mark at every tik. */
export type Ghost = {
  figure: string;
  at: Spot;
  facing: number;
  way?: readonly Spot[];
  tone?: Tone;
  aim?: Aim;
};
/**
 * How far a base can roll from a place: `[heading, distance]` in all directions, as in the server's answer to
 * `reach`. `bare` leaves out the numbers of tix.
 */
export type Fan = { at: Spot; fan: readonly (readonly [number, number])[]; radius?: number; bare?: boolean };
/**
 * The line of a shot or thrust. It has a mark at every tik, and a ring at the distance `meets`, where it
 * meets something. It has the tone `bad` if something stands in its way. It is straight unless `arc` has more
 * than two places, one for every tik. A `dashed` line may hit, a `dotted` one meets nothing. `shake` is the
 * angle to either side within which the real shot may go.
 */
export type AimLine = {
  from: Place;
  to: Place;
  meets?: number | null;
  tone?: Tone;
  stroke?: 'solid' | 'dashed' | 'dotted';
  arc?: readonly Place[];
  shake?: number;
};
/** The area that a swing covers: around a place, from one heading to another. */
export type Sweep = { at: Spot; reach: number; from: number; to: number; tone?: Tone };
/**
 * A mark on the table. A `line` is dashed. A `label` is `high` above the table. An `arc` reaches from one
 * heading to another; an `open` one has no outer edge.
 */
export type Mark =
  | { kind: 'arc'; at: Spot; radius: number; from: number; to: number; tone?: Tone; open?: boolean }
  | { kind: 'ring'; at: Spot; radius: number; tone?: Tone }
  | { kind: 'reach'; at: Spot; radius: number; tone?: Tone }
  | { kind: 'label'; at: Spot; text: string; high?: number; below?: boolean }
  | { kind: 'line'; from: Spot; to: Spot; tone?: Tone; text?: string }
  | { kind: 'area'; corners: readonly Spot[]; tone?: Tone };

/**
 * What the scene draws over the view. It is no part of the game: the table takes it from what the player
 * selects and drafts.
 */
export type Look = {
  selected?: readonly string[];
  hover?: string | null;
  /**
   * Figures, objects and sections that are marked as targets. The mark of one that is not `legal` is dashed.
   */
  targets?: readonly { id: string; legal?: boolean }[];
  /** The ids of figures with a shield above them. */
  protected?: readonly string[];
  /** The ids of figures that have moved or attacked in this turn: their bases are dimmed. */
  spent?: readonly string[];
  ghosts?: readonly Ghost[];
  fan?: Fan | null;
  aim?: AimLine | null;
  sweep?: Sweep | null;
  /** How the weapons of figures are set, by id of the figure. Weapons that are left out are at rest. */
  aims?: Readonly<Record<string, Aim>>;
  marks?: readonly Mark[];
  /** The texts on the plates above figures, by id of the figure. */
  names?: Readonly<Record<string, string>>;
};

/** Everything that the scene draws. */
export type Shown = { setup: SceneSetup; view: SceneView; look?: Look };

/**
 * A roll of a figure. `way` holds the start, every place where the figure turned, and the end.
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
/** An attack with its film in base64 (`docs/film.md`). Without a film, only the weapon moves. */
export type FilmEvent = { figure: string; aim?: Aim; aimed?: Aim; shot?: number; film: string | null };
/** The ids of figures and objects by their numbers in a film. If left out, the lists of the set-up count. */
export type Numbers = { figures: readonly string[]; objects: readonly string[] };

/** What lies under a point of the screen. */
export type Hit = {
  /** The point of the table's plane under the pointer. It may lie beside the table. */
  spot: Spot;
  onTable: boolean;
  figure: string | null;
  object: string | null;
  section: string | null;
  /** Whether the pointer met nothing and was only close to the figure, object or section. */
  near: boolean;
  /** The id of the barrier to which the section belongs, or of the area under `spot`. */
  piece: string | null;
};

/** The functions that the scene calls when the player taps, drags or points. */
export type Pointers = TablePointers<Hit>;

/** The sounds of animations: a click of the wheel, a shot or swing, a blow, a fall. */
export type SceneSound = Extract<SoundName, 'click' | 'spring' | 'knock' | 'tumble'>;

/** The options with which a scene begins. */
export type SceneOptions = {
  quality: Quality;
  /** Whether every animation must end at once, because the person wants no motion. */
  reducedMotion: boolean;
  pointers?: Pointers;
  /** Called for each sound of an animation. `loud` is from 0 to 1. */
  onsound?: (name: SceneSound, loud: number) => void;
  /** Called when the camera has moved, so that elements over the canvas can move to their new places. */
  oncamera?: () => void;
  /** Called when the browser takes the drawing context away. The canvas is blank until `onback` is called. */
  onlost?: () => void;
  onback?: () => void;
};

/** How an animation is played. */
export type PlayOptions = {
  /** The speed: 1 is normal, 0.25 slow motion. `pace` can change it during the animation. */
  speed?: number;
  /** The view to show after the animation. If left out, its last moment stays until the next `show`. */
  then?: SceneView;
  numbers?: Numbers;
  /** How long the camera looks at attacker and target before a film, in milliseconds. */
  lead?: number;
  /** Where the target of a film stands; if left out, the camera looks at the place of the hardest blow. */
  toward?: Spot;
  /** Called during a film when a figure lands on the table. */
  onland?: (figure: string) => void;
};

/** The table in three dimensions. It draws only when something has changed. */
export interface TableScene {
  /** Begins to draw. Returns false if the browser has no WebGL. */
  mount: (canvas: HTMLCanvasElement, options: SceneOptions) => boolean;
  /** Shows a view. If more than `look` changed, animations end at once. */
  show: (shown: Shown) => void;
  /** Rolls a base, with a small click at every tik, after all earlier animations. Resolves at the end. */
  roll: (event: RollEvent, options?: PlayOptions) => Promise<void>;
  /** Plays the film of an attack after all earlier animations. Resolves at the end. */
  film: (event: FilmEvent, options?: PlayOptions) => Promise<void>;
  /** Ends all animations at once. */
  skip: () => void;
  /** Changes the speed of the animation that is being played; 0 pauses it. */
  pace: (speed: number) => void;
  /** Whether an animation is being played. */
  readonly busy: boolean;
  /** Sets the mode, if one is given, and returns the current mode. */
  camera: (mode?: CameraMode) => CameraMode;
  /** Moves the camera to a side of the table. */
  seat: (side: Edge) => void;
  steer: (wish: Steer) => void;
  /**
   * In the mode `follow`, moves the camera behind a figure that aims, and turns the camera with the weapon.
   * Null moves the camera back. Returns whether the camera has gone behind the figure, even if the player has
   * moved it since.
   */
  aim: (over: Shoulder | null) => boolean;
  /**
   * Returns where the scene shows a figure now, even during an animation; null if it does not show the
   * figure.
   */
  where: (figure: string) => Spot | null;
  /** Moves the camera so that a place is in the middle, with `span` micrometres around it in the picture. */
  lookAt: (at: Spot, span?: number) => void;
  /** Returns what lies under a point, in CSS pixels from the upper left corner of the canvas. */
  pick: (x: number, y: number) => Hit;
  /**
   * Returns where the point `height` above a place appears, in CSS pixels; null if it is behind the camera.
   */
  project: (at: Spot, height?: number) => { x: number; y: number } | null;
  quality: (quality: Quality) => void;
  /** Tells the scene the new size of the canvas, in CSS pixels. */
  resize: (width: number, height: number) => void;
  /** Resolves when nothing moves any more and the last picture has been drawn. */
  idle: () => Promise<void>;
  /**
   * Returns how often `show` was called. The attribute `data-seq` of the canvas is this number at the time of
   * its last picture.
   */
  seq: () => number;
  dispose: () => void;
}
