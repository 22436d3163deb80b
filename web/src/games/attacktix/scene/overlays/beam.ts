import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, Quaternion, SphereGeometry, Vector3 } from 'three';
import type { AimLine, Place } from '../api';
import type { Materials } from '../materials';
import { tones } from './draw';

const up = new Vector3(0, 1, 0);
const toCm = ([x, y, z]: Place): Vector3 => new Vector3(x / 10_000, y / 10_000, z / 10_000);

/** Returns the places on a straight line, in centimetres, one for every tik. */
function straight({ from, to }: AimLine, tik: number): Vector3[] {
  const [a, b] = [toCm(from), toCm(to)];
  const far = a.distanceTo(b);
  const stops = Array.from({ length: Math.ceil(far / tik) }, (_, n) => a.clone().lerp(b, (n * tik) / far));
  return [...stops, b];
}

/**
 * Draws the line of a weapon in space: a rod whose colour alternates from tik to tik. A bead marks the end of
 * a line that something blocks. A dashed line has gaps instead of pale parts; a dotted one has shorter parts.
 */
export class Beam {
  readonly group = new Group();
  private readonly rod = new CylinderGeometry(0.13, 0.13, 1, 8);
  private readonly bead = new SphereGeometry(0.32, 10, 8);

  constructor(private readonly materials: Materials) {}

  /**
   * Replaces the path; null removes it. `tix` is the length of a tik, the rulebook's unit, in micrometres.
   */
  show(line: AimLine | null, tix: number): void {
    this.group.clear();
    if (!line) return;
    const bright = this.material(tones[line.tone ?? 'hint']),
      pale = this.material('#fff9e8');
    const way = line.arc && line.arc.length > 2 ? line.arc.map(toCm) : straight(line, tix / 10_000);
    const stroke = line.stroke ?? 'solid';
    way.slice(1).forEach((end, n) => {
      const start = way[n] as Vector3;
      if (stroke === 'dotted') this.part(start, start.clone().lerp(end, 0.3), bright);
      else if (n % 2 === 0 || stroke === 'solid') this.part(start, end, n % 2 === 0 ? bright : pale);
    });
    this.dot(toCm(line.from), bright);
    const end = way.at(-1);
    if (end && line.tone === 'bad' && typeof line.meets === 'number') this.dot(end, bright, 2.2);
  }

  private material(colour: string): MeshBasicMaterial {
    return this.materials.once(
      `beam ${colour}`,
      () => new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.9 }),
    );
  }

  private part(a: Vector3, b: Vector3, material: MeshBasicMaterial): void {
    const mesh = new Mesh(this.rod, material);
    mesh.position.copy(a).add(b).multiplyScalar(0.5);
    mesh.quaternion.copy(new Quaternion().setFromUnitVectors(up, b.clone().sub(a).normalize()));
    mesh.scale.y = a.distanceTo(b);
    this.group.add(mesh);
  }

  private dot(at: Vector3, material: MeshBasicMaterial, size = 1): void {
    const mesh = new Mesh(this.bead, material);
    mesh.scale.setScalar(size);
    mesh.position.copy(at);
    this.group.add(mesh);
  }

  dispose(): void {
    this.rod.dispose();
    this.bead.dispose();
  }
}
