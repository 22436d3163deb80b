import type { Side, Spot } from './api';
import { Rig, type People, type Steer } from '../../../parts/three/rig';
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

/** The largest tilt of a picture from near, so that trees and walls hide little. */
const steep = 42;
/** The least width of a picture from near, and how much it shows around its places, in inches. */
const wide = 14,
  around = 2.4;

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

  constructor() {
    super([0, 0, 48, 48], { rim: 2.2, high: 2, nearest: 6, least: 14, room: 1.8 });
  }

  /** Sets the size of the table and of the screen. Returns whether the table changed. */
  fit(table: Spot, size: readonly [number, number]): boolean {
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

  /** Frames all figures from now on, also if the person has moved the camera before. */
  begin(): void {
    this.places = null;
    this.framing = 'fight';
  }

  /**
   * The pose that shows places from near. Returns null if the camera shows them already, unless it frames
   * the figures from so far that an inch has less than `clear` pixels.
   */
  near(places: readonly Spot[], clear = 0): Pose | null {
    if (places.length === 0) return null;
    const isLarge = this.framing === null || this.framing === 'whole' || this.pixels() >= clear;
    if (isLarge && places.every((spot) => this.sees(spot))) return null;
    if (!this.places) this.before = this.pose;
    this.places = places;
    return this.close(places);
  }

  /** The pose from before the camera went near, or one that frames the figures. Null if it did not go near. */
  back(): Pose | null {
    if (!this.places) return null;
    this.places = null;
    return this.framing ? this.switched(this.mode) : this.before;
  }

  private close(places: readonly Spot[]): Pose {
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const at: Spot = [(west + east) / 2, (south + north) / 2];
    const dx = Math.max(wide / 2, (east - west) / 2 + around);
    const dy = Math.max(wide / 4, (north - south) / 2 + around);
    const tilt = Math.min(this.pose.tilt, steep);
    return this.holding({ ...this.pose, at, tilt }, [
      [at[0] - dx, at[1] - dy],
      [at[0] + dx, at[1] - dy],
      [at[0] - dx, at[1] + dy],
      [at[0] + dx, at[1] + dy],
    ]);
  }

  override meet(people: People): Pose | null {
    const next = super.meet(people);
    return this.places ? null : next;
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
