import type { Side, Spot } from './api';
import { Rig } from '../../../parts/three/rig';
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

/** The camera over a table with its south-west corner at 0, 0. Green's edge is the south. */
export class Camera extends Rig {
  /** The side from which the camera looks. */
  side: Side = 'green';

  constructor() {
    super([0, 0, 48, 48], { rim: 2.2, high: 2, nearest: 6, least: 14, room: 1.8 });
  }

  /** Sets the size of the table and of the screen. Returns whether the table changed. */
  fit(table: Spot, size: readonly [number, number]): boolean {
    return this.frame([0, 0, ...table], size);
  }

  /** Moves to a side and returns the pose there. */
  seated(side: Side): Pose {
    this.side = side;
    return this.sat(side === 'green' ? 0 : 180);
  }
}
