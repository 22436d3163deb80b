import {
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Euler,
  Group,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import type { Materials } from './materials';
import type { Solid } from './solid';

/** Where a copy of a part is: its place and height, its turn and tilts in degrees, and its scale. */
export type Put = {
  x: number;
  y: number;
  z: number;
  turn?: number;
  /** How far the copy leans backwards, in degrees. */
  pitch?: number;
  /** How far the copy leans to the left, in degrees. */
  roll?: number;
  scale?: number;
  /** The scale of the height; `scale` if left out. */
  high?: number;
};

type Row = { mesh: InstancedMesh; used: number };

const turned = new Quaternion(),
  leaned = new Quaternion(),
  euler = new Euler(),
  place = new Vector3(),
  size = new Vector3();
const matrix = new Matrix4();

/**
 * Draws many copies of a few parts, with one draw call for each part and look. After a change the caller adds
 * all copies again, between `begin` and `end`.
 */
export class PartInstances {
  readonly group = new Group();
  private readonly rows = new Map<string, Row>();
  private readonly geometries = new Map<string, BufferGeometry>();
  private readonly colour = new Color();

  constructor(
    private readonly materials: Materials,
    private readonly shadows: boolean,
  ) {}

  /** Removes all copies, before they are added again. */
  begin(): void {
    for (const row of this.rows.values()) row.used = 0;
  }

  /** Adds a copy of a part. `make` builds the part the first time that it is needed. */
  put(
    part: string,
    make: () => Solid,
    where: Put,
    colour = '#ffffff',
    look: 'plastic' | 'ghost' | 'bare' = 'plastic',
  ): void {
    const key = `${part}|${look}`;
    const row = this.row(key, part, make, look);
    euler.set(0, ((where.turn ?? 0) * Math.PI) / 180, 0);
    turned.setFromEuler(euler);
    euler.set(-((where.roll ?? 0) * Math.PI) / 180, 0, ((where.pitch ?? 0) * Math.PI) / 180);
    leaned.setFromEuler(euler);
    const scale = where.scale ?? 1;
    matrix.compose(
      place.set(where.x, where.z, -where.y),
      turned.multiply(leaned),
      size.set(scale, where.high ?? scale, scale),
    );
    row.mesh.setMatrixAt(row.used, matrix);
    row.mesh.setColorAt(row.used, this.colour.set(colour));
    row.used += 1;
  }

  /** Shows the copies that were added. */
  end(): void {
    for (const { mesh, used } of this.rows.values()) {
      mesh.count = used;
      mesh.visible = used > 0;
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  }

  private row(key: string, part: string, make: () => Solid, look: 'plastic' | 'ghost' | 'bare'): Row {
    const found = this.rows.get(key);
    if (found && found.used < found.mesh.instanceMatrix.count) return found;
    let geometry = this.geometries.get(part);
    if (!geometry) {
      geometry = make().build(look === 'bare' ? 1 : 0.7);
      this.geometries.set(part, geometry);
    }
    const material = look === 'ghost' ? this.materials.ghost() : this.materials.plastic();
    const mesh = new InstancedMesh(geometry, material, found ? found.mesh.instanceMatrix.count * 2 : 8);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.frustumCulled = false;
    mesh.castShadow = this.shadows && look !== 'ghost';
    mesh.receiveShadow = this.shadows && look !== 'ghost';
    mesh.setColorAt(0, this.colour.set('#ffffff'));
    const row = { mesh, used: 0 };
    if (found) {
      for (let i = 0; i < found.used; i += 1) {
        found.mesh.getMatrixAt(i, matrix);
        mesh.setMatrixAt(i, matrix);
        found.mesh.getColorAt(i, this.colour);
        mesh.setColorAt(i, this.colour);
      }
      row.used = found.used;
      this.group.remove(found.mesh);
      found.mesh.dispose();
    }
    this.rows.set(key, row);
    this.group.add(mesh);
    return row;
  }

  dispose(): void {
    for (const { mesh } of this.rows.values()) mesh.dispose();
    for (const geometry of this.geometries.values()) geometry.dispose();
  }
}
