import { narrowTable, slimOf, type Limits } from './limits';
import { tiltOf } from './tilt';
import { half, radians, seenAt, type Flat, type Point, type Pose } from './pose';

/** `above` looks straight down like a map, `angle` like a player at the edge of the table. */
type RigMode = 'above' | 'angle';
/** A movement of the camera that the person asks for. */
export type Steer =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'in'
  | 'out'
  | 'turn-left'
  | 'turn-right'
  | 'tilt-up'
  | 'tilt-down'
  | 'reset'
  | 'fight'
  | 'own'
  | 'flip'
  | 'mode';
/** Two opposite corners of a table, `[x0, y0, x1, y1]`. */
export type Box = readonly [number, number, number, number];
/** Where figures stand: those of the player who sits here, and everybody's. */
export type People = { own: readonly Flat[]; all: readonly Flat[] };
/** What a picture shows: the whole table, all figures on it, or the player's own figures. */
type Framing = 'whole' | 'fight' | 'own';

/** The height of a picture down to where long prompts lie. */
const openTo = ([w, h]: Flat, foot = 0): number => h * (1 - (w < narrowTable ? foot : 0));
/** The largest tilt, in degrees. */
const lowest = 80;
/** The largest distance of the camera: this many times the distance that shows the whole table. */
const beyond = 1.2;
/** The camera moves by itself if it is nearer or farther than it should be by more than this factor. */
const stale = 1.35;

/** The camera over a table: its pose, its limits, and the poses to which it returns. */
export class Rig {
  pose: Pose;
  mode: RigMode = 'angle';
  /** The turn of the camera at which the player's own side is at the bottom of the screen. */
  protected turn = 0;
  protected size: [number, number] = [1, 1];
  /** How many pixels at the upper edge are covered; null before they are measured. */
  private covered: number | null = null;
  protected people: People = { own: [], all: [] };
  /** What the picture shows; null once the person has moved the camera. */
  protected framing: Framing | null = 'fight';
  /** The largest distance of the camera. */
  private most = Infinity;

  /** `box` is `[x0, y0, x1, y1]` of the table. */
  constructor(
    private box: Box,
    private readonly limits: Limits,
  ) {
    this.pose = this.home();
  }

  /** Takes a table's box, the screen's size and the covered height on top. Returns whether the box changed. */
  frame(box: Box, size: readonly [number, number], covered: number | null = null): boolean {
    const other = box.some((edge, i) => edge !== this.box[i]);
    const [wide, high] = [Math.max(1, size[0]), Math.max(1, size[1])];
    const first = this.size[0] <= 1;
    if (!other && String([wide, high, covered]) === String([...this.size, this.covered])) return false;
    [this.box, this.size, this.covered] = [box, [wide, high], covered];
    this.most = Math.max(this.home('above').far, this.home('angle').far) * beyond;
    if (other || first || this.framing) this.pose = this.framed();
    else this.pose = this.kept(this.pose);
    return other;
  }

  /**
   * Takes the places of figures, and returns the pose that shows them all again. Returns null if the camera
   * can stay, if it shows the whole table, or if the person has moved it. With `calm` the camera stays unless
   * a figure is out of the picture.
   */
  meet(people: People, calm = false): Pose | null {
    this.people = people;
    if (!this.framing || this.framing === 'whole') return null;
    const next = this.framed();
    const nearer = this.pose.far / next.far;
    const holds = this.people[this.framing === 'own' ? 'own' : 'all'].every((spot) => this.sees(spot));
    return holds && (calm || (nearer < stale && nearer > 1 / stale)) ? null : next;
  }

  /** Whether the picture shows a place. */
  protected sees([x, y]: Flat): boolean {
    const seen = seenAt(this.pose, [x, y, 0], ...this.size);
    return seen !== null && seen.x >= 0 && seen.y >= 0 && seen.x <= this.size[0] && seen.y <= this.size[1];
  }

  /** Stops framing. The camera then stays where the person has moved it. */
  release(): void {
    this.framing = null;
  }

  /** The pose that shows what `framing` says, or the whole table if there are no figures. */
  protected framed(): Pose {
    const spots = { whole: [], fight: this.people.all, own: this.people.own }[this.framing ?? 'whole'];
    if (spots.length === 0) return this.home();
    const { least = 0, room = 0 } = slimOf(this.limits, this.size) ?? this.limits;
    /**
     * For each axis: the middle of the figures, and the least distance to show on each side of it. This
     * distance is 0 unless the figures stand close together.
     */
    const middle = [0, 1].map((axis): [number, number] => {
      const along = spots.map((spot) => spot[axis as 0]);
      const [low, high] = [Math.min(...along), Math.max(...along)];
      return [(low + high) / 2, high - low + 2 * room < least ? least / 2 - room : 0];
    }) as [[number, number], [number, number]];
    const [[x, dx], [y, dy]] = middle;
    const wanted = [...cornersOf(x - dx, y - dy, x + dx, y + dy), ...spots];
    const pose = this.around(
      { at: [x, y], far: 1, turn: this.turn, tilt: this.bent() },
      wanted.flatMap(([east, north]) => cornersOf(east - room, north - room, east + room, north + room)),
    );
    const home = this.home();
    return pose.far < home.far ? this.kept(pose) : home;
  }

  /** The pose that shows the whole table from the player's own side. */
  home(mode = this.mode): Pose {
    const [x0, y0, x1, y1] = this.box;
    const { rim } = this.limits;
    const pose: Pose = {
      at: [(x0 + x1) / 2, (y0 + y1) / 2],
      far: 1,
      turn: this.turn,
      tilt: this.bent(mode),
    };
    return this.around(pose, cornersOf(x0 - rim, y0 - rim, x1 + rim, y1 + rim));
  }

  protected bent(mode = this.mode): number {
    return mode === 'above' ? 0 : Math.max(tiltOf(this.size), slimOf(this.limits, this.size)?.tilt ?? 0);
  }

  /**
   * How many pixels status and tools cover at the upper edge. Before they are measured, this is a guess: one
   * line on a wide picture, and more on an upright one. They never cover a narrow picture.
   */
  private head(): number {
    const [width, height] = this.size;
    if (this.covered !== null) return Math.min(this.covered, height / 3);
    if (width < narrowTable) return 0;
    return width >= height ? Math.min(52, height / 8) : Math.min(116, height / 5);
  }

  /** The pose that shows all places and what stands there, not nearer than the limits allow. */
  holding(pose: Pose, spots: readonly Flat[]): Pose {
    return this.kept(this.around(pose, spots));
  }

  /** The pose moved back and across the table until it shows all places, as near as possible. */
  private around(pose: Pose, spots: readonly Flat[]): Pose {
    const [width, height] = this.size;
    const [head, foot] = [this.head(), openTo(this.size, this.limits.foot)];
    let [near, far] = [4, 3000];
    let best = { ...pose, far };
    for (let i = 0; i < 28; i += 1) {
      const middle = (near + far) / 2;
      const tried = this.centred({ ...pose, far: middle }, spots);
      const fits = this.corners(spots).every((corner) => {
        const seen = seenAt(tried, corner, width, height);
        return seen !== null && seen.x >= 0 && seen.x <= width && seen.y >= head && seen.y <= foot;
      });
      if (fits) [far, best] = [middle, tried];
      else near = middle;
    }
    return best;
  }

  /** Places on the table, and the points above them at the height of what stands there. */
  private corners(spots: readonly Flat[]): Point[] {
    const { high = 0 } = this.limits;
    return [...new Set([0, high])].flatMap((z) => spots.map(([x, y]): Point => [x, y, z]));
  }

  /**
   * Moves a pose towards or away from the far side of the table, so that the margins above and below all
   * places are equal. They end at what covers the upper and the lower edge of the picture.
   */
  private centred({ at, ...pose }: Pose, spots: readonly Flat[]): Pose {
    const [width, height] = this.size;
    for (let i = 0; i < 3; i += 1) {
      const ys = this.corners(spots).map(
        (corner) => seenAt({ ...pose, at }, corner, width, height)?.y ?? height,
      );
      const middle = (openTo(this.size, this.limits.foot) + this.head()) / 2;
      const off = ((Math.min(...ys) + Math.max(...ys)) / 2 - middle) / this.pixels({ ...pose, at });
      const step = off / Math.max(0.3, Math.cos(radians(pose.tilt)));
      at = [at[0] + Math.sin(radians(pose.turn)) * step, at[1] - Math.cos(radians(pose.turn)) * step];
    }
    return { ...pose, at };
  }

  /** The length of a unit on the screen, in pixels, at the place that the camera looks at. */
  pixels(pose: Pose = this.pose): number {
    return this.size[1] / (2 * half * pose.far);
  }

  /** A pose, changed as little as possible to keep within the limits of table and camera. */
  kept(pose: Pose): Pose {
    const [x0, y0, x1, y1] = this.box;
    return {
      at: [Math.min(x1, Math.max(x0, pose.at[0])), Math.min(y1, Math.max(y0, pose.at[1]))],
      far: Math.min(this.most, Math.max(this.limits.nearest, pose.far)),
      turn: ((pose.turn % 360) + 360) % 360,
      tilt: Math.min(lowest, Math.max(0, pose.tilt)),
    };
  }

  /**
   * The pose after a change of mode. It shows the same figures as before, or the same place if the person has
   * moved the camera.
   */
  switched(mode: RigMode): Pose {
    this.mode = mode;
    return this.framing ? this.framed() : this.kept({ ...this.pose, tilt: this.bent() });
  }

  /** The pose for a player whose own side is at the bottom of the screen at this turn of the camera. */
  sat(turn: number): Pose {
    this.turn = turn;
    this.framing ??= 'fight';
    return this.framed();
  }

  /** The pose from the other side of the table. */
  flipped(): Pose {
    this.turn = (this.turn + 180) % 360;
    return this.framing ? this.framed() : this.kept({ ...this.pose, turn: this.pose.turn + 180 });
  }

  /**
   * The pose that looks at a place and shows `span` units across the shorter side of the screen. Without
   * `span` the distance stays.
   */
  looking(at: Flat, span?: number): Pose {
    const { narrow } = this;
    const far = span === undefined ? this.pose.far : span / (2 * half * narrow);
    return this.kept({ ...this.pose, at, far });
  }

  /** The width of the screen divided by its height, 1 at most. */
  get narrow(): number {
    return Math.min(1, this.size[0] / this.size[1]);
  }

  /** The visible length across the shorter side of the screen, in units. */
  span(): number {
    return this.pose.far * 2 * half * this.narrow;
  }

  /** The pose after the picture has moved by this many pixels. */
  panned(dx: number, dy: number): Pose {
    const unit = 1 / this.pixels();
    const [c, s] = [Math.cos(radians(this.pose.turn)), Math.sin(radians(this.pose.turn))];
    const deep = (dy * unit) / Math.max(0.35, Math.cos(radians(this.pose.tilt)));
    const across = -dx * unit;
    return this.kept({
      ...this.pose,
      at: [this.pose.at[0] + c * across - s * deep, this.pose.at[1] + s * across + c * deep],
    });
  }

  /** The pose turned around what it looks at. */
  turned(turn: number, tilt: number): Pose {
    return this.kept({ ...this.pose, turn: this.pose.turn + turn, tilt: this.pose.tilt + tilt });
  }

  /** The pose with its distance times `factor`. The place `still` keeps its position on the screen. */
  zoomed(factor: number, still: Flat = this.pose.at): Pose {
    const far = this.kept({ ...this.pose, far: this.pose.far * factor }).far;
    const share = 1 - far / this.pose.far;
    const [x, y] = this.pose.at;
    return this.kept({ ...this.pose, far, at: [x + (still[0] - x) * share, y + (still[1] - y) * share] });
  }

  /** The pose after a movement that the person has asked for by key or button. */
  steered(wish: Steer): Pose {
    const step = this.size[1] / 8;
    switch (wish) {
      case 'reset':
        return this.frames('whole');
      case 'fight':
      case 'own':
        this.mode = 'angle';
        return this.frames(wish);
      case 'flip':
        return this.flipped();
      case 'mode':
        return this.switched(this.mode === 'above' ? 'angle' : 'above');
      default:
        this.release();
        return this.nudged(wish, step);
    }
  }

  private frames(framing: Framing): Pose {
    this.framing = framing;
    return this.framed();
  }

  private nudged(wish: Steer, step: number): Pose {
    switch (wish) {
      case 'left':
        return this.panned(step, 0);
      case 'right':
        return this.panned(-step, 0);
      case 'up':
        return this.panned(0, step);
      case 'down':
        return this.panned(0, -step);
      case 'in':
        return this.zoomed(0.8);
      case 'out':
        return this.zoomed(1.25);
      case 'turn-left':
        return this.turned(-15, 0);
      case 'turn-right':
        return this.turned(15, 0);
      case 'tilt-up':
        return this.turned(0, -8);
      case 'tilt-down':
        return this.turned(0, 8);
      default:
        return this.pose;
    }
  }
}

const cornersOf = (x0: number, y0: number, x1: number, y1: number): Flat[] => [
  [x0, y0],
  [x1, y0],
  [x0, y1],
  [x1, y1],
];
