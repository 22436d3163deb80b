import { Mesh, type Group, type Vector3 } from 'three';
import type { Materials } from '../materials';
import type { Coat } from '../sculpt';

/** Something on the table that may hide a target: from one end to the other on the ground, in centimetres. */
export type Screen = {
  group: Group;
  from: readonly [number, number];
  to: readonly [number, number];
  wide: number;
  tall: number;
};

type Point = Pick<Vector3, 'x' | 'y' | 'z'>;

/** The space around the line of sight that must be free, in centimetres. */
const clear = 3;
/** The number of places on the line of sight that are checked. */
const steps = 48;

/** Whether a screen hides a place from an eye. A screen that stands at the place itself does not count. */
export function hides({ from, to, wide, tall }: Omit<Screen, 'group'>, eye: Point, place: Point): boolean {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const long = dx * dx + dz * dz;
  /** How far a place on the ground is from the middle line of the screen. */
  const away = (x: number, z: number): number => {
    const share = long === 0 ? 0 : ((x - from[0]) * dx + (z - from[1]) * dz) / long;
    const along = Math.min(1, Math.max(0, share));
    return Math.hypot(x - from[0] - dx * along, z - from[1] - dz * along);
  };
  if (away(place.x, place.z) < wide + clear / 2) return false;
  for (let n = 1; n < steps; n += 1) {
    const share = n / steps;
    const at = (one: number, other: number): number => one + (other - one) * share;
    if (at(eye.y, place.y) < tall && away(at(eye.x, place.x), at(eye.z, place.z)) < wide + clear) return true;
  }
  return false;
}

/** Makes some screens translucent and the others solid, without any additional objects to draw. */
export class Veils {
  private readonly veiled = new Set<Group>();

  constructor(private readonly materials: Materials) {}

  /** Sets the screens that are translucent. Returns whether anything changed. */
  veil(groups: ReadonlySet<Group>): boolean {
    const all = new Set([...groups, ...this.veiled]);
    const changed = [...all].filter((group) => groups.has(group) !== this.veiled.has(group));
    for (const group of changed) {
      const thin = groups.has(group);
      for (const part of group.children) {
        const coat = part.name as Coat;
        if (part instanceof Mesh && part.name !== '')
          part.material = thin ? this.materials.veil(coat) : this.materials.coat(coat);
      }
      if (thin) this.veiled.add(group);
      else this.veiled.delete(group);
    }
    return changed.length > 0;
  }
}
