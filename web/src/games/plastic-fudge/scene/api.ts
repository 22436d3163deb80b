// What the table says to the scene, and what the scene says back. Nothing here knows three.js, Svelte or a
// rule. Lengths are inches from the south-west corner, x to the east, y to the north; angles are degrees, 0 =
// east, counter-clockwise.

import type { Pointers as TablePointers } from '../../../parts/three/gestures';
import type { Steer } from '../../../parts/three/rig';

export type { Steer };

/** A side. */
export type Side = 'green' | 'tan';
/** A place on the table: `[x, y]` in inches. */
export type Spot = readonly [number, number];
/** How much is drawn: `low` leaves out shadows, sheen and smooth edges. */
export type Quality = 'high' | 'low';
/** `above` looks straight down like a map, `angle` like a player at the edge of the table. */
export type CameraMode = 'above' | 'angle';
/** What the table is covered with. */
export type Cloth = 'felt' | 'carpet' | 'sand';
/** What something drawn means; each has its own colour and its own pattern. */
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
/** How a model is posed. */
export type Stance = 'standing' | 'kneeling' | 'prone';
/** Kinds of terrain. */
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
  /** Wears the Commander's star; every type can. */
  commander?: boolean;
  /** Carries a radio pack; every type can. */
  radio?: boolean;
  /** Wears binoculars; every type can. */
  spotter?: boolean;
  /** Radius of the base in inches; left out, that of the type. */
  radius?: number;
};

/** A Unit on the table, or a casualty that lies where it fell. Passengers are not figures of their own. */
export type Figure = Look & {
  id: string;
  at: Spot;
  facing: number;
  /** `steady` if left out. A destroyed one lies down and cannot be picked. */
  state?: 'steady' | 'routed' | 'destroyed';
  /** Chips that lie on its base. */
  injuries?: number;
  /** The ring of its base is dimmed. */
  moved?: boolean;
  /** Smoke hangs at its muzzle. */
  attacked?: boolean;
  /** How many ride in it; they are seen in a Jeep, and counted on the base elsewhere. */
  passengers?: number;
};

/** A mine marker: all signs are alike, but for what the viewer knows. */
export type Sign = {
  id: string;
  side: Side;
  at: Spot;
  /** `hidden` shows the plain sign, `real` a mine on it, `false` a crossed-out one. */
  truth: 'hidden' | 'real' | 'false';
  /** Flies a pennant, because the enemy has found it. */
  found?: boolean;
};

/** A piece of terrain, in the words of a battlefield file. */
export type Piece = {
  id: string;
  type: TerrainKind;
  /** `[x0, y0, x1, y1]`, unless it is a polygon. */
  rect?: readonly [number, number, number, number] | null;
  /** The corners, unless it is a rectangle. */
  polygon?: readonly Spot[] | null;
  /** Height of the ground in inches. */
  height?: number;
  /** Holes blown into it: `[x, y, radius]`. */
  holes?: readonly (readonly [number, number, number])[];
};

/** Everything that lies on the table. */
export type Model = {
  /** Width (east) and depth (north). */
  table: Spot;
  cloth?: Cloth;
  /** Lines every 3 inches, stronger every 12. */
  grid?: boolean;
  pieces: readonly Piece[];
  figures: readonly Figure[];
  signs: readonly Sign[];
  flag?: { owner: Side; at: Spot } | null;
  /** Ids of figures with a ring around them. */
  selected?: readonly string[];
};

/** Where a side deploys, in the words of a battlefield file. */
export type Zone =
  { near: readonly [number, number, number] } | { edge: 'north' | 'east' | 'south' | 'west'; depth: number };

/** Something drawn on the table that is not a piece. */
export type Overlay =
  /** Places where a base's centre may end a move: `[x, y, allowance left]`. */
  | { kind: 'reach'; size: number; cells: readonly (readonly [number, number, number])[]; allowance: number }
  /**
   * A drafted way: a line with its turns, and the model half seen through at its end; with an id that can be
   * pointed at.
   */
  | { kind: 'path'; id?: string; look: Look; way: readonly Spot[]; facing: number; tone?: Tone }
  /** A model half seen through; with an id it can be pointed at. */
  | { kind: 'ghost'; id?: string; look: Look; at: Spot; facing: number; tone?: Tone }
  /** Rings every 3 inches from the edge of a base, those of 6 and 12 in their own colours. */
  | { kind: 'range'; at: Spot; radius: number; reach: number }
  /** A line of attack; the parts inside the pieces that block it are marked. */
  | { kind: 'attack'; from: Spot; to: Spot; blockedBy?: readonly string[]; tone?: Tone }
  /** A round template: a grenade's 1.75 or the large one's 3.5. */
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
  /** Where a side deploys. */
  | { kind: 'zone'; side: Side; zone: Zone }
  /** What may be aimed at: a ring with four arrows, dashed where it may not. */
  | { kind: 'targets'; marks: readonly { at: Spot; radius: number; legal: boolean }[] }
  /** A ring around a base. */
  | { kind: 'ring'; at: Spot; radius: number; tone?: Tone }
  /** The outline of a piece that is being placed. */
  | { kind: 'piece'; piece: Piece; tone?: Tone }
  /**
   * The measuring rod: a tick every 3 inches, those of 6 and 12 in their own colours. `text` is written at
   * its end.
   */
  | { kind: 'rod'; from: Spot; to: Spot; text?: string }
  /** A few words that always face the viewer. */
  | { kind: 'label'; at: Spot; text: string };

/** Something that is shown while it happens. Ids name figures of the model that was set last. */
export type Animation =
  | {
      kind: 'move';
      unit: string;
      way: readonly Spot[];
      facing: number;
      tow?: string | null;
      towAt?: Spot | null;
    }
  /** The table has no figure of it yet. */
  | { kind: 'appear'; figure: Figure }
  | { kind: 'vanish'; unit: string }
  /** A tracer; `lob` flies in an arc, as grenades and mortar shells do. */
  | { kind: 'shot'; from: Spot; to: Spot; lob?: boolean }
  | { kind: 'blast'; at: Spot; radius: number }
  | { kind: 'flame'; at: Spot; radius: number; reach: number; direction: number }
  /** A hit without harm, or one that injures. */
  | { kind: 'hurt'; unit: string; harm: 'none' | 'scratch' | 'injury' }
  | { kind: 'fall'; unit: string }
  | { kind: 'rout'; unit: string; way: readonly Spot[]; facing: number; fled: boolean }
  /** A ring spreads from one to another. */
  | { kind: 'alarm'; unit: string; by?: string | null; passed: boolean }
  | { kind: 'rally'; unit: string }
  | { kind: 'hole'; piece: string; at: Spot; radius: number }
  | { kind: 'look'; at: Spot };

/** What lies under a point of the screen. */
export type Hit = {
  /** Where the table or the ground is met, also beside the table; for a figure, the centre of its base. */
  at: Spot;
  /** Where the ground itself is met, even if something stands before it. */
  ground: Spot;
  /** Whether `ground` is on the table. */
  onTable: boolean;
  unit: string | null;
  /** A model half seen through, by its id. */
  ghost: string | null;
  sign: string | null;
  /** The foot of the flag. */
  flag: boolean;
  /** The uppermost piece under `ground`. */
  piece: string | null;
};

/** What the table does with pointers. */
export type Pointers = TablePointers<Hit>;

/** How a scene begins. */
export type SceneOptions = {
  quality: Quality;
  /** Nothing moves by itself; animations end at once. */
  reducedMotion: boolean;
  pointers?: Pointers;
  /** The camera has moved; for what is laid over the canvas by `project`. */
  oncamera?: () => void;
  /** The browser took the drawing context away; a list of rows has to do until `onback`. */
  onlost?: () => void;
  onback?: () => void;
};

/** The table in three dimensions. It draws when something changed, and never otherwise. */
export type Scene = {
  /** Lays everything out; an animation that runs ends at once. */
  set: (model: Model) => void;
  /** Replaces all overlays. */
  overlay: (overlays: readonly Overlay[]) => void;
  /**
   * Shows what happened, one after another; those of an inner list at the same time; `pace` is the share of
   * their full length that they take. Resolves when all are shown or skipped. Call `set` afterwards.
   */
  play: (story: readonly (Animation | readonly Animation[])[], pace?: number) => Promise<void>;
  /** Ends what is being shown, at once. */
  skip: () => void;
  /** What lies under a point, in CSS pixels from the upper left corner of the canvas. */
  pick: (x: number, y: number) => Hit;
  /** Where a place is drawn, in CSS pixels; `height` above the ground in inches. Null behind the camera. */
  project: (at: Spot, height?: number) => { x: number; y: number } | null;
  /** Brings a place to the middle; `span` is how many inches are to be seen around it. */
  lookAt: (at: Spot, span?: number) => void;
  /** Sets the mode, if one is given, and returns the one in force. */
  cameraMode: (mode?: CameraMode) => CameraMode;
  /** Sits down at the edge of a side; Green's is the south. */
  seat: (side: Side) => void;
  /** Looks from the other side. */
  flip: () => void;
  steer: (wish: Steer) => void;
  quality: (quality: Quality) => void;
  /** The canvas has another size, in CSS pixels. */
  resize: (width: number, height: number) => void;
  /** Draws now, instead of with the next frame. */
  renderNow: () => void;
  /** Resolves when nothing moves and everything set is drawn. */
  idle: () => Promise<void>;
  /** Grows with every `set` and `overlay`; the canvas carries the one last drawn as `data-seq`. */
  seq: () => number;
  dispose: () => void;
};
