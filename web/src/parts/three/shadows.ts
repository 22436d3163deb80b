import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
} from 'three';

const corners = 20;
/** How dark the shadow is at each share of its radius. */
const rings: readonly (readonly [far: number, dark: number])[] = [
  [0, 0.5],
  [0.5, 0.42],
  [0.75, 0.2],
  [1, 0],
];

/** A flat disc for one shadow, dark in the middle and transparent at its rim. */
function disc(): BufferGeometry {
  const [position, colour, faces]: [number[], number[], number[]] = [[], [], []];
  rings.forEach(([far, dark], ring) => {
    for (let i = 0; i < corners; i += 1) {
      const turn = (i / corners) * Math.PI * 2;
      position.push(Math.cos(turn) * far, 0, Math.sin(turn) * far);
      colour.push(1, 1, 1, dark);
      const [a, b] = [ring * corners + i, ring * corners + ((i + 1) % corners)];
      if (ring > 0) faces.push(a - corners, b, a, a - corners, b - corners, b);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colour), 4));
  geometry.setIndex(faces);
  return geometry;
}

/** Soft dark spots on the ground below things that stand there, all drawn with one call. */
export class ContactShadows {
  readonly mesh: InstancedMesh<BufferGeometry, MeshBasicMaterial>;
  private used = 0;
  private readonly matrix = new Matrix4();

  /** Shows at most `most` shadows at a time. */
  constructor(private readonly most: number) {
    const material = new MeshBasicMaterial({
      color: '#0a0d12',
      transparent: true,
      vertexColors: true,
      depthWrite: false,
    });
    this.mesh = new InstancedMesh(disc(), material, most);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
    // The shadows are drawn before everything else on the ground.
    this.mesh.renderOrder = -1;
  }

  /** Removes all shadows. The caller puts those again that are still needed. */
  begin(): void {
    this.used = 0;
  }

  /** Puts a shadow at a place, unless there are `most` shadows already. */
  put(x: number, y: number, z: number, radius: number): void {
    if (this.used === this.most) return;
    this.mesh.setMatrixAt(this.used, this.matrix.makeScale(radius, 1, radius).setPosition(x, y, z));
    this.used += 1;
  }

  end(): void {
    this.mesh.count = this.used;
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
