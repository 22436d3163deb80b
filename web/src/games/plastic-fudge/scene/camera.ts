import type { Side, Spot } from './api';
import { half, radians, seenAt } from '../../../parts/three/pose';
import { narrowTable } from '../../../parts/three/limits';
import { Rig, type People, type Steer } from '../../../parts/three/rig';
import { crowd } from './crowd';
import { distance } from './plane';
import type { Pose } from '../../../parts/three/pose';

export {
  blend,
  eye,
  opening,
  rayAt,
  seenAt,
  upward,
  type Point,
  type Pose,
  type Ray,
} from '../../../parts/three/pose';

/**
 * The largest tilt of a picture from near, in degrees from straight down. At a larger tilt trees and walls
 * would hide much.
 */
const steep = 42;
/** For a picture from near: its least width, and how much it shows around its places, both in inches. */
const wide = 14,
  around = 2.4;

/**
 * The least number of pixels for an inch on a narrow picture of the fight, so that a finger finds each
 * figure.
 */
const legible = 15;
/** The visible width around the table, in inches. */
const rim = 2.2;
/**
 * For a narrow picture of the whole table: its largest tilt in degrees, and the visible width around the
 * table in inches.
 */
const high = 20,
  ledge = 0.9;
/**
 * For a narrow picture of the figures, in inches: how much it shows around them, and how far the figures must
 * shift before the camera moves.
 */
const edge = 1.5,
  least = 3;

/**
 * The camera over a table with its south-west corner at 0, 0. Green's edge is the south. The camera frames
 * all figures, or shows places from near for a while.
 */
export class Camera extends Rig {
  /** The side from which the camera looks. */
  side: Side = 'green';
  /** The places that are shown from near; null while the camera frames the figures. */
  private places: readonly Spot[] | null = null;
  /** The pose before the camera went near. */
  private before: Pose = this.pose;
  private table: Spot = [48, 48];

  constructor() {
    super([0, 0, 48, 48], { rim, high: 2, nearest: 6, least: 14, room: 1.8 });
  }

  /** On a narrow picture the camera looks from higher above, so that the table fills more of the picture. */
  protected override bent(mode = this.mode): number {
    const tilt = super.bent(mode);
    return this.size[0] < narrowTable ? Math.min(tilt, steep) : tilt;
  }

  /** Sets the size of the table and of the screen. Returns whether the table changed. */
  fit(table: Spot, size: readonly [number, number]): boolean {
    this.table = table;
    const isOther = this.frame([0, 0, ...table], size);
    if (this.places) this.pose = this.close(this.places);
    return isOther;
  }

  /** Moves to a side and returns the pose there. */
  seated(side: Side): Pose {
    this.side = side;
    this.places = null;
    return this.sat(side === 'green' ? 0 : 180);
  }

  /** Frames all figures from now on, even if the person has moved the camera before. */
  begin(): void {
    this.places = null;
    this.framing = 'fight';
  }

  /**
   * The pose that shows places from near. Returns null if the camera shows them already and large enough.
   * They are large enough if an inch has `clear` pixels, or if the person chose this distance. With `some` a
   * narrow picture shows only as many of the places as fit if an inch has `clear` pixels.
   */
  near(wanted: readonly Spot[], clear = 0, some = false): Pose | null {
    const places = some ? this.clearest(wanted, clear) : wanted;
    if (places.length === 0) return null;
    const isLarge = this.framing === null || this.framing === 'whole' || this.pixels() >= clear;
    if (isLarge && places.every((spot) => this.shows(spot))) return null;
    if (!this.places) this.before = this.pose;
    this.places = places;
    return this.close(places);
  }

  /**
   * The pose from before the camera went near, or one that frames the figures. Null if it did not go near.
   */
  back(): Pose | null {
    if (!this.places) return null;
    this.places = null;
    return this.framing ? this.switched(this.mode) : this.before;
  }

  /**
   * The pose that shows the whole table. On a narrow picture the camera looks from higher above, so that the
   * table fills more of the picture.
   */
  override home(mode = this.mode): Pose {
    const pose = super.home(mode);
    // The rig calls this function in its constructor, before this camera has its `table`.
    if (!this.table || this.size[0] >= narrowTable || pose.tilt <= high) return pose;
    const [width, depth] = this.table;
    return this.holding({ ...pose, tilt: high }, [
      [-ledge, -ledge],
      [width + ledge, -ledge],
      [-ledge, depth + ledge],
      [width + ledge, depth + ledge],
    ]);
  }

  /** Whether the picture shows a place with room for the figure that stands there. */
  private shows([x, y]: Spot): boolean {
    const [width, height] = this.size;
    const seen = seenAt(this.pose, [x, y, 0], width, height);
    const room = this.pixels();
    return (
      seen !== null &&
      seen.x >= room &&
      seen.x <= width - room &&
      seen.y >= 2 * room &&
      seen.y <= height - room
    );
  }

  /** As many places as a narrow picture shows together if an inch has at least `clear` pixels. */
  private clearest(places: readonly Spot[], clear: number): readonly Spot[] {
    const [width, height] = this.size;
    if (places.length === 0 || width >= narrowTable || this.pixels(this.close(places)) >= clear)
      return places;
    const deep = height / clear / Math.cos(radians(Math.min(this.pose.tilt, steep)));
    const window: Spot = [width / clear - 2 * around, deep - 3 * around];
    const at = crowd({ own: [], all: places }, window);
    if (!at) return places;
    return places.filter((spot) => [0, 1].every((n) => Math.abs(spot[n]! - at[n]!) <= window[n]! / 2));
  }

  private close(places: readonly Spot[]): Pose {
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const at: Spot = [(west + east) / 2, (south + north) / 2];
    const dx = Math.max(wide / 2, (east - west) / 2 + around);
    const dy = Math.max(wide / 4, (north - south) / 2 + around);
    const tilt = Math.min(this.pose.tilt, steep);
    const close = this.holding({ ...this.pose, at, tilt }, [
      [at[0] - dx, at[1] - dy],
      [at[0] + dx, at[1] - dy],
      [at[0] - dx, at[1] + dy],
      [at[0] + dx, at[1] + dy],
    ]);
    return this.fitted(close);
  }

  /**
   * On a narrow picture figures are as large as a finger needs. The picture then shows where most of them
   * stand, and no more of the room beyond the table than it must.
   */
  protected override framed(): Pose {
    const pose = super.framed();
    if (!this.table || this.framing === 'whole' || this.people.all.length === 0) return pose;
    const [width, height] = this.size;
    if (width >= narrowTable || this.pixels(pose) >= legible) return this.fitted(pose);
    const deep = height / legible / Math.cos(radians(pose.tilt));
    const shown = this.framing === 'own' ? { own: [], all: this.people.own } : this.people;
    const at = crowd(shown, [width / legible - edge, deep - 4 * edge]);
    return at ? this.fitted(this.kept({ ...pose, at, far: height / (2 * half * legible) })) : pose;
  }

  /**
   * Moves the pose of a narrow picture, so that little beyond the far and the near edge of the table is
   * visible. Returns any other pose as it is.
   */
  private fitted(pose: Pose): Pose {
    const [width, height] = this.size;
    const ahead = Math.cos(radians(pose.turn));
    // A picture from the side has no far edge that lies straight across it.
    if (width >= narrowTable || Math.abs(ahead) < 0.7) return pose;
    const south = ahead > 0;
    let fitted = pose;
    for (let i = 0; i < 3; i += 1) {
      const y = (edge: number): number => seenAt(fitted, [fitted.at[0], edge, 0], width, height)?.y ?? 0;
      const [top, bottom] = [y(south ? this.table[1] : 0), y(south ? 0 : this.table[1])];
      const pixels = this.pixels(fitted);
      // The pixels beyond each edge, without a margin for heads and for the rim.
      const [above, below] = [top - 2 * edge * pixels, height - edge * pixels - bottom];
      if (above > 0 === below > 0) break;
      const off = above > 0 ? Math.min(above, -below) : -Math.min(below, -above);
      const step = off / pixels / Math.max(0.3, Math.cos(radians(fitted.tilt)));
      fitted = { ...fitted, at: [fitted.at[0], fitted.at[1] + (south ? -step : step)] };
    }
    return fitted;
  }

  override meet(people: People): Pose | null {
    const next = super.meet(people);
    if (this.places || !next) return null;
    const isNear = distance(next.at, this.pose.at) < least && Math.abs(next.far / this.pose.far - 1) < 0.1;
    return isNear && this.size[0] < narrowTable ? null : next;
  }

  override release(): void {
    this.places = null;
    super.release();
  }

  override steered(wish: Steer): Pose {
    this.places = null;
    return super.steered(wish);
  }
}
