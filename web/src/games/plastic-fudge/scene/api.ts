// What the table tells the scene, and what the scene reports. This file does not depend on three.js, Svelte
// or any rule. Lengths are inches from the south-west corner, x to the east, y to the north. Angles are
// degrees, counter-clockwise from east.

import type { Pointers as TablePointers } from '../../../parts/three/gestures';
import type { Steer } from '../../../parts/three/rig';
import type { Skin } from '../dice/faces';

export type { Steer };

/** A side. Green plays from the south edge of the table, Tan from the north edge. */
export type Side = 'green' | 'tan';
/** A place on the table: `[x, y]` in inches. */
export type Spot = readonly [number, number];
/** How much is drawn: `low` leaves out cast shadows, reflections and smooth edges. */
export type Quality = 'high' | 'low';
/** `above` looks straight down like a map, `angle` like a player at the edge of the table. */
export type CameraMode = 'above' | 'angle';
/** The covering of the table. */
export type Cloth = 'felt' | 'carpet' | 'sand';
/** What a drawn thing means. Each tone has a colour of its own. */
export type Tone = 'good' | 'bad' | 'hint' | Side;

/** The types of Units, each with a silhouette of its own. */
export type UnitType =
  | 'basic'
  | 'commander'
  | 'radioman'
  | 'grenadier'
  | 'sniper'
  | 'crawler'
  | 'minesweeper'
  | 'mortar'
  | 'fifty-cal'
  | 'bazooka'
  | 'flamethrower'
  | 'bfg'
  | 'jeep'
  | 'tank'
  | 'helicopter'
  | 'jet'
  | 'howitzer'
  | 'vehicle';
export type Stance = 'standing' | 'kneeling' | 'prone';
export type TerrainKind =
  | 'open'
  | 'road'
  | 'camp'
  | 'forest'
  | 'water'
  | 'shallow'
  | 'mountain'
  | 'building'
  | 'bridge'
  | 'marsh'
  | 'desert'
  | 'low-wall'
  | 'fortress';

/** What a model looks like, wherever it stands. */
export type Look = {
  side: Side;
  type: UnitType;
  stance?: Stance | null;
  /** Whether the model wears the Commander's star. Every type can. */
  commander?: boolean;
  /** Whether the model carries a radio pack. Every type can. */
  radio?: boolean;
  /** Whether the model wears binoculars. Every type can. */
  spotter?: boolean;
  /** The radius of the base in inches. If left out, the radius of the type counts. */
  radius?: number;
};

/** A Unit on the table, or a casualty that lies where it fell. Passengers have no figure of their own. */
export type Figure = Look & {
  id: string;
  at: Spot;
  facing: number;
  /** `steady` if left out. A destroyed figure lies down and cannot be picked. */
  state?: 'steady' | 'routed' | 'destroyed';
  /** The number of injury chips on the base. */
  injuries?: number;
  /** Whether the ring of the base is dimmed, because the Unit has moved. */
  moved?: boolean;
  /** Whether smoke hangs at the muzzle, because the Unit has attacked. */
  attacked?: boolean;
  /**
   * The number of Units that ride in the figure. A Jeep shows riders; other bases have a pawn for each Unit.
   */
  passengers?: number;
};

/** A mine marker. All markers of a side look alike, except for what the viewer knows about them. */
export type Sign = {
  id: string;
  side: Side;
  at: Spot;
  /** `hidden` shows the plain sign, `real` a sign with a mine, `false` a sign with a cross. */
  truth: 'hidden' | 'real' | 'false';
  /** Whether the marker has a pennant, because the enemy has found it. */
  found?: boolean;
};

/** A piece of terrain, with the names that a battlefield file uses. */
export type Piece = {
  id: string;
  type: TerrainKind;
  /** `[x0, y0, x1, y1]`, unless the piece is a polygon. */
  rect?: readonly [number, number, number, number] | null;
  /** The corners, unless the piece is a rectangle. */
  polygon?: readonly Spot[] | null;
  /** The height of the ground in inches. */
  height?: number;
  /** Holes blown into the piece: `[x, y, radius]`. */
  holes?: readonly (readonly [number, number, number])[];
};

/** Everything that lies on the table. */
export type Model = {
  /** The width (east) and the depth (north). */
  table: Spot;
  cloth?: Cloth;
  /** Whether there are lines every 3 inches, stronger ones every 12. */
  grid?: boolean;
  pieces: readonly Piece[];
  figures: readonly Figure[];
  signs: readonly Sign[];
  flag?: { owner: Side; at: Spot } | null;
};

/** Where a side deploys, with the names that a battlefield file uses. */
export type Zone =
  | { near: readonly [number, number, number] }
  | { edge: 'north' | 'east' | 'south' | 'west'; depth: number };

/** Something drawn on the table that is not a piece. */
export type Overlay =
  /**
   * Places where a base's centre may end a move: `[x, y, rest]`. `rest` is how much of the `allowance` of
   * movement would be left.
   */
  | { kind: 'reach'; size: number; cells: readonly (readonly [number, number, number])[]; allowance: number }
  /**
   * A drafted way: a line with its turns, and a translucent model at its end. With an id, the model can be
   * pointed at.
   */
  | { kind: 'path'; id?: string; look: Look; way: readonly Spot[]; facing: number; tone?: Tone }
  /** A translucent model. A model with an id can be pointed at. */
  | { kind: 'ghost'; id?: string; look: Look; at: Spot; facing: number; tone?: Tone }
  /**
   * How far a weapon reaches from the edge of a base: a ring that shows `text`, or else its length. The text
   * lies near the direction `ahead`, in degrees.
   */
  | { kind: 'range'; at: Spot; radius: number; reach: number; text?: string; ahead?: number }
  /** A line of attack. The parts of the line inside blocking pieces are marked. */
  | { kind: 'attack'; from: Spot; to: Spot; blockedBy?: readonly string[]; tone?: Tone }
  /** A round template: its radius is 1.75 for a grenade, or 3.5 for the large template. */
  | { kind: 'disc'; at: Spot; radius: number; tone?: Tone }
  /** A flame template, from the edge of the base outwards. */
  | {
      kind: 'flame';
      at: Spot;
      radius: number;
      reach: number;
      direction: number;
      halfAngle?: number;
      tone?: Tone;
    }
  /** The part of the table in which a side deploys. */
  | { kind: 'zone'; side: Side; zone: Zone }
  /** Possible targets. A legal target has a ring with four arrows, any other target a dashed ring. */
  | { kind: 'targets'; marks: readonly { at: Spot; radius: number; legal: boolean }[] }
  /** A ring around a base, at the height of its middle. */
  | { kind: 'ring'; at: Spot; radius: number; tone?: Tone }
  /** The outline of a piece that is being placed. */
  | { kind: 'piece'; piece: Piece; tone?: Tone }
  /**
   * The measuring rod, with a mark every 3 inches. Marks every 6 and every 12 inches have their own colours.
   * `text` appears at the end of the rod; if it is left out, the length.
   */
  | { kind: 'rod'; from: Spot; to: Spot; text?: string }
  /**
   * A short text that always faces the camera. With `above` it stands over the head of the figure at this
   * place. With `beside` it is the name of this figure, and stands below it, above it, or at a side, where no
   * other name and no other figure is. With `yields` it is left out if no place is free.
   */
  | {
      kind: 'label';
      at: Spot;
      text: string;
      /** The side whose colours the text has; none for a neutral text. */
      side?: Side;
      above?: boolean;
      beside?: boolean;
      yields?: boolean;
    };

/** An animation. The ids name figures of the last model. */
export type Animation =
  | {
      kind: 'move';
      unit: string;
      way: readonly Spot[];
      facing: number;
      tow?: string | null;
      towAt?: Spot | null;
    }
  /** A figure that was not on the table appears. */
  | { kind: 'appear'; figure: Figure }
  | { kind: 'vanish'; unit: string }
  /** A tracer. With `lob` the tracer flies in an arc, as grenades and mortar shells do. */
  | { kind: 'shot'; from: Spot; to: Spot; lob?: boolean }
  | { kind: 'blast'; at: Spot; radius: number }
  | { kind: 'flame'; at: Spot; radius: number; reach: number; direction: number }
  /**
   * A hit: no harm, a scratch, or an injury. The Unit shakes `after` so many milliseconds: once its dice lie
   * still.
   */
  | { kind: 'hurt'; unit: string; harm: 'none' | 'scratch' | 'injury'; after?: number }
  | { kind: 'fall'; unit: string }
  | { kind: 'rout'; unit: string; way: readonly Spot[]; facing: number; fled: boolean }
  /** A ring that spreads around a Unit, and another around the Unit `by` that alarmed it. */
  | { kind: 'alarm'; unit: string; by?: string | null; passed: boolean }
  | { kind: 'rally'; unit: string }
  | { kind: 'hole'; piece: string; at: Spot; radius: number }
  | Throw;

/** Dice that are thrown from one place to another and then lie there for the rest of `ms` milliseconds. */
export type Throw = {
  kind: 'dice';
  /** The results: -1, 0 or 1 each. */
  dice: readonly number[];
  from: Spot;
  at: Spot;
  side: Side;
  skin: Skin;
  ms: number;
};

/** What lies under a point of the canvas. */
export type Hit = {
  /**
   * Where the pointer meets the table or the ground, also beside the table. For a model, a sign or the flag,
   * the centre of its base.
   */
  at: Spot;
  /** Where the pointer would meet the ground if nothing stood before it. */
  ground: Spot;
  /** Whether `ground` is on the table. */
  onTable: boolean;
  unit: string | null;
  /** Whether a finger came near the figure of `unit` without touching it. */
  loose?: boolean;
  /** The id of the translucent model under the pointer. */
  ghost: string | null;
  sign: string | null;
  /** Whether the pointer is on the foot of the flag. */
  flag: boolean;
  /** The uppermost piece at the place `ground`. */
  piece: string | null;
};

export type Pointers = TablePointers<Hit>;

/** How the scene starts, and what it reports about the camera and the drawing context. */
export type SceneOptions = {
  quality: Quality;
  /** Whether animations end at once, so that nothing moves by itself. */
  reducedMotion: boolean;
  pointers?: Pointers;
  /** Called when the camera has moved, so that things over the canvas can move too; see `project`. */
  oncamera?: () => void;
  /**
   * Called when the browser takes the drawing context away. The table then shows rows in place of the
   * picture, until `onback` is called.
   */
  onlost?: () => void;
  onback?: () => void;
};

/** The table in three dimensions. The scene draws only when something has changed. */
export type Scene = {
  /** Lays out the table and everything on it. A running animation ends at once. */
  set: (model: Model) => void;
  /** Replaces all overlays. */
  overlay: (overlays: readonly Overlay[]) => void;
  /**
   * Plays animations one after another. Animations of an inner list play at the same time. `pace` is the
   * share of their full length that they take. Resolves when all have ended or were skipped. Call `set`
   * afterwards.
   */
  play: (story: readonly (Animation | readonly Animation[])[], pace?: number) => Promise<void>;
  /** Ends all animations at once. */
  skip: () => void;
  /** What lies under a point, in CSS pixels from the upper left corner of the canvas. */
  pick: (x: number, y: number) => Hit;
  /**
   * Where a place is drawn, in CSS pixels. `height` is the height of the place above the ground, in inches.
   * Null for a place behind the camera.
   */
  project: (at: Spot, height?: number) => { x: number; y: number } | null;
  /** Brings a place to the middle; `span` is how many inches are to be seen around it. */
  lookAt: (at: Spot, span?: number) => void;
  /**
   * Shows places from near, unless the camera shows them already and large enough. They are large enough if
   * an inch has `clear` pixels, or if the person chose this distance. With `some` a narrow picture may leave
   * out places, so that an inch has `clear` pixels.
   */
  near: (places: readonly Spot[], clear?: number, some?: boolean) => void;
  /** Returns to the picture from before `near`. */
  back: () => void;
  /** Sets the mode if one is given, and returns the current mode. */
  cameraMode: (mode?: CameraMode) => CameraMode;
  /** Moves the camera to the edge of a side. Green's edge is the south. */
  seat: (side: Side) => void;
  steer: (wish: Steer) => void;
  quality: (quality: Quality) => void;
  /** Tells the scene the new size of the canvas, in CSS pixels. */
  resize: (width: number, height: number) => void;
  /** Draws now, instead of with the next frame. */
  renderNow: () => void;
  /** Resolves when nothing moves and everything that was set is drawn. */
  idle: () => Promise<void>;
  /**
   * A number that grows with every `set` and `overlay`. The canvas carries the number of its last picture
   * as `data-seq`.
   */
  seq: () => number;
  dispose: () => void;
};
