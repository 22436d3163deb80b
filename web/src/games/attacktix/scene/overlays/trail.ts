import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, Quaternion, Vector3 } from 'three';
import type { Materials } from '../materials';

const up = new Vector3(0, 1, 0);
/** The shortest part of a trail, in centimetres. */
const least = 0.8;

/** Draws the way that a missile has flown so far, so that the eye finds who shot at whom. */
export class Trail {
  readonly group = new Group();
  private readonly rod = new CylinderGeometry(0.16, 0.16, 1, 6);
  private readonly material: MeshBasicMaterial;
  private last: Vector3 | null = null;

  constructor(materials: Materials) {
    this.material = materials.once(
      'trail',
      () => new MeshBasicMaterial({ color: '#fff3c4', transparent: true, opacity: 0.75, depthWrite: false }),
    );
  }

  /** Continues the trail to a place, in centimetres. */
  to([x, y, z]: readonly [number, number, number]): void {
    const now = new Vector3(x, y, z);
    const { last } = this;
    this.last ??= now;
    if (!last || last.distanceTo(now) < least) return;
    const part = new Mesh(this.rod, this.material);
    part.position.copy(last).add(now).multiplyScalar(0.5);
    part.quaternion.copy(new Quaternion().setFromUnitVectors(up, now.clone().sub(last).normalize()));
    part.scale.y = last.distanceTo(now);
    this.group.add(part);
    this.last = now;
  }

  dispose(): void {
    this.group.removeFromParent();
    this.group.clear();
    this.rod.dispose();
  }
}
