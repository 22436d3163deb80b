import { blend, type Flat, type Pose } from '../../../parts/three/pose';
import { Rig, type People, type Steer } from '../../../parts/three/rig';
import type { CameraMode, Edge, Shoulder } from './api';
import { rim } from './terrain/table';
import type { Focus, Hider } from './animation';
import { flat, long } from './units';

/**
 * `glide` is how long the camera takes to move to another place, in milliseconds. While the camera follows an
 * animation, it covers half of the remaining way every `lag` milliseconds.
 */
const glide = 320,
  lag = 130;
/** How far the hardest blow shakes the camera, in centimetres, and for how long, in milliseconds. */
const strong = 0.42,
  calm = 260;
/**
 * The camera behind a figure that aims. `bend` is its tilt in degrees; all others are centimetres. It stands
 * `aside` from the line of the weapon. It shows `clear` around the figure and `tip` beyond the target. In an
 * upright picture it shows `under` more behind the figure, because long prompts cover the lower edge there.
 */
const bend = 65,
  aside = 5,
  clear = 4,
  under = 13,
  tip = 9;
/** The limits of the camera, in centimetres. On a phone the picture shows less around the figures,
 * and more of their fronts. */
const limits = {
  rim,
  high: 12,
  nearest: 22,
  least: 46,
  room: 8,
  foot: 0.16,
  slim: { least: 26, room: 5, tilt: 53 },
};
const seats: Readonly<Record<Edge, number>> = { south: 0, west: 90, north: 180, east: 270 };

/** Moves the camera: to a place, or along with the animation that is being played. */
export class Director {
  readonly rig = new Rig([-61, -61, 61, 61], limits);
  private mode: CameraMode = 'follow';
  /** The side from which the camera looks. `met` says whether it has already shown the figures from there. */
  edge: Edge = 'south';
  private met = false;
  private people: People = { own: [], all: [] };
  private way: { from: Pose; to: Pose; began: number | null } | null = null;
  private back: Pose | null = null;
  /** The pose of the camera before it went behind a figure that aims; null if it did not. */
  private behind: Pose | null = null;
  private over: Shoulder | null = null;
  /** Whether the player has moved the camera while a figure aims. */
  private taken = false;
  private held = false;
  private side = 0;
  private last = 0;
  private blow = { hard: 0, at: -1e9 };

  /** With `still`, the camera jumps to each new place. The director calls `onmove` after each move. */
  constructor(
    private readonly still: boolean,
    private readonly onmove: () => void,
  ) {}

  /**
   * Sets half the width of the table in centimetres, the size of the canvas in pixels, and how many pixels at
   * its upper edge are covered.
   */
  table(half: number, size: readonly [number, number], covered: number | null = null): void {
    this.rig.frame([-half, -half, half, half], size, covered);
    if (this.over && this.behind && !this.taken) this.put(this.shoulder(this.over));
    this.onmove();
  }

  /** Sets the mode, if one is given, and returns the current mode. */
  use(mode?: CameraMode): CameraMode {
    if (!mode || mode === this.mode) return this.mode;
    this.mode = mode;
    const wanted = mode === 'above' ? 'above' : 'angle';
    if (mode !== 'free' && wanted !== this.rig.mode) this.go(this.rig.switched(wanted));
    return mode;
  }

  seat(side: Edge): void {
    this.edge = side;
    this.met = false;
    this.aim(null);
    this.put(this.rig.sat(seats[side]));
  }

  /**
   * Moves the camera so that the figures are in the picture, unless it follows a film or stands behind a
   * figure that aims. With `calm`, the camera moves only if a figure is out of the picture, so that figures
   * stay under the player's pointer.
   */
  meet(people: People, calm = false): void {
    this.people = people;
    const to = this.rig.meet(people, calm);
    const first = !this.met && people.all.length > 0;
    this.met ||= first;
    if (!to || this.back || this.behind) return;
    if (first) this.put(to);
    else {
      this.arrive();
      this.go(to);
    }
  }

  /**
   * Carries out a key or button for the camera. If the camera follows a film, it stops following this film.
   */
  steer(wish: Steer): void {
    this.arrive();
    if (this.back) [this.back, this.held] = [null, true];
    this.take();
    if (wish === 'mode') return void this.use(this.rig.mode === 'above' ? 'follow' : 'above');
    if ((wish === 'fight' || wish === 'own') && this.mode === 'above') this.mode = 'follow';
    this.go(this.rig.steered(wish));
  }

  lookAt(at: Flat, span?: number): void {
    this.arrive();
    this.rig.release();
    this.go(this.rig.looking(at, span));
  }

  /**
   * Brings the whole way of a figure into the picture, together with the figures if possible. Does so only in
   * the mode `follow`.
   */
  reveal(way: readonly Flat[]): void {
    if (this.mode !== 'follow' || this.held) return;
    const { own, all } = this.people;
    const framed = this.rig.meet({ own: [...own, ...way], all: [...all, ...way] });
    if (framed) {
      this.arrive();
      return this.go(framed);
    }
    const [xs, ys] = [way.map(([x]) => x), way.map(([, y]) => y)];
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const span = Math.max(x1 - x0, y1 - y0) + 24;
    this.arrive();
    this.go(this.rig.looking([(x0 + x1) / 2, (y0 + y1) / 2], Math.max(span, this.rig.span())));
  }

  /**
   * Handles a move of the camera by the player. The camera stops following the present film. It will follow
   * the next one.
   */
  hand(pose: Pose): void {
    this.held ||= this.back !== null;
    this.back = null;
    this.take();
    this.rig.release();
    this.put(pose);
  }

  /** Remembers that the player has moved the camera, so that it no longer turns with the figure that aims. */
  private take(): void {
    this.taken ||= this.behind !== null;
  }

  /**
   * Moves the camera behind a figure that aims and turns it with the weapon, until the player moves the
   * camera. Another `choice` moves it behind the figure again. Null moves it back. Returns whether the camera
   * has gone behind the figure. From then until a call with null, drags aim the weapon.
   */
  aim(over: Shoulder | null): boolean {
    if (!over) {
      const { behind, taken } = this;
      [this.behind, this.over, this.taken] = [null, null, false];
      if (behind && !taken && this.mode === 'follow') this.go(behind);
      return false;
    }
    if (this.mode !== 'follow') return this.behind !== null;
    if (over.choice !== this.over?.choice) this.taken = false;
    this.over = over;
    if (this.taken) return this.behind !== null;
    this.arrive();
    this.behind ??= { ...this.rig.pose };
    this.go(this.shoulder(over));
    return true;
  }

  /**
   * Returns the pose behind a figure that aims and a little beside it. It shows the figure and its target.
   */
  private shoulder({ at, heading, far }: Shoulder): Pose {
    const turn = heading / 100;
    const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const reach = Math.max(22, Math.min(90, far === null ? 45 : long(far)));
    const [east, north] = flat(at);
    const off = aside * this.rig.narrow;
    const back = clear + (this.rig.narrow < 1 ? under : 0);
    /** Returns the place `ahead` centimetres ahead of the figure and `right` centimetres to its right. */
    const place = (ahead: number, right: number): Flat => [
      east - s * ahead + c * right,
      north + c * ahead + s * right,
    ];
    const [x, y] = place(reach / 2, off);
    return this.rig.holding({ at: [x, y], far: 1, turn, tilt: bend }, [
      place(-back, 2 * off),
      place(-back, -clear),
      place(reach + tip, clear),
      place(reach + tip, -clear),
    ]);
  }

  /** Moves the camera towards the focus of an animation, in the mode `follow`. `now` is in milliseconds. */
  follow({ at, span, along, blow = at, crowd = [] }: Focus, now: number): void {
    if (this.mode !== 'follow' || this.held || this.still) return;
    if (!this.back) {
      this.arrive();
      [this.back, this.last] = [{ ...this.rig.pose }, now];
      this.side =
        along === undefined ? this.rig.pose.turn : beside(along / 100, this.back.turn, flat(blow), crowd);
    }
    const to = { ...this.rig.looking(flat(at), span), turn: this.side, tilt: 63 };
    this.rig.pose = this.rig.kept(blend(this.rig.pose, to, 1 - 0.5 ** (Math.max(0, now - this.last) / lag)));
    this.last = now;
    this.onmove();
  }

  /** Moves the camera back to where it was before it followed an animation. */
  home(): void {
    const back = this.back;
    [this.back, this.held] = [null, false];
    if (back) this.go(back);
  }

  private arrive(): void {
    if (this.way) this.rig.pose = this.way.to;
    this.way = null;
  }

  private go(to: Pose): void {
    if (this.still || document.hidden) return this.put(to);
    this.way = { from: { ...this.rig.pose }, to, began: null };
    this.onmove();
  }

  private put(pose: Pose): void {
    this.way = null;
    this.rig.pose = pose;
    this.onmove();
  }

  /** Continues the move of the camera. Returns whether it still moves or shakes. */
  step(now: number): boolean {
    const shaking = now - this.blow.at < calm;
    if (!this.way) return shaking;
    this.way.began ??= now;
    const share = Math.min(1, (now - this.way.began) / glide);
    this.rig.pose = blend(this.way.from, this.way.to, share * share * (3 - 2 * share));
    if (share >= 1) this.arrive();
    this.onmove();
    return share < 1 || shaking;
  }

  /** Shakes the camera after a blow, unless an earlier blow still shakes it harder. `hard` is from 0 to 1. */
  shake(hard: number, now: number): void {
    if (this.still) return;
    const left = this.blow.hard * Math.max(0, 1 - (now - this.blow.at) / calm);
    if (hard > left) this.blow = { hard, at: now };
  }

  /** Returns how far the camera is off its place because of a blow, across and upwards in centimetres. */
  shaken(now: number): [number, number] {
    const share = (now - this.blow.at) / calm;
    if (share < 0 || share >= 1) return [0, 0];
    const far = strong * this.blow.hard * (1 - share) ** 2;
    return [Math.sin(share * 41) * far * 0.6, Math.cos(share * 53) * far];
  }
}

/**
 * Returns the turn of the camera, in degrees, from which a line of fire runs across the screen, seen a little
 * from behind. The camera stands on the side of the line from which fewer things hide the place `at`. If the
 * sides are equal, it stands on the side closer to its present turn.
 */
export function beside(along: number, turn: number, at: Flat = [0, 0], crowd: readonly Hider[] = []): number {
  const off = (a: number): number => Math.abs(((((a - turn) % 360) + 540) % 360) - 180);
  const hidden = (a: number): number => {
    const [s, c] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
    return (
      crowd.filter((hider) => {
        const [x, y] = flat(hider.at);
        const [dx, dy] = [x - at[0], y - at[1]];
        const near = dx * s - dy * c;
        return near > 3 && near < 2 * hider.tall && Math.abs(dx * c + dy * s) < hider.wide + 2;
      }).length * 100
    );
  };
  const cost = (a: number): number => off(a) + hidden(a);
  return cost(along + 62) < cost(along - 62) ? along + 62 : along - 62;
}
