import { Mesh, type Group, type Vector3 } from 'three';
import type { Materials } from '../materials';
import type { Coat } from '../sculpt';

/** A thing on the table that may hide a place. `from` and `to` are its ends on the ground, in centimetres. */
export type Screen = {
  group: Group;
  from: readonly [number, number];
  to: readonly [number, number];
  wide: number;
  tall: number;
};

type Point = Pick<Vector3, 'x' | 'y' | 'z'>;

/** How close to the line of sight a thing must be to hide a place, in centimetres. */
const clear = 3;
/** How many points of the line of sight `hides` checks. */
const steps = 48;

/** Returns whether a thing hides a place from an eye. A thing that stands at the place itself does not. */
export function hides({ from, to, wide, tall }: Omit<Screen, 'group'>, eye: Point, place: Point): boolean {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const long = dx * dx + dz * dz;
  /** Returns the distance of a point on the ground from the line between the ends of the thing. */
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

/**
 * Makes some things translucent and the others solid. It only changes their materials, so it adds no meshes.
 */
export class Veils {
  private readonly veiled = new Set<Group>();

  constructor(private readonly materials: Materials) {}

  /** Makes exactly these groups translucent. Returns whether anything changed. */
  veil(groups: ReadonlySet<Group>): boolean {
    const all = new Set([...groups, ...this.veiled]);
    const changed = [...all].filter((group) => groups.has(group) !== this.veiled.has(group));
    for (const group of changed) {
      const thin = groups.has(group);
      for (const part of group.children) {
        const coat = part.name as Coat;
        if (part instanceof Mesh && part.name !== '')
          part.material = thin ? this.materials.veil(coat) : this.materials.matt(coat);
      }
      if (thin) this.veiled.add(group);
      else this.veiled.delete(group);
    }
    return changed.length > 0;
  }
}
