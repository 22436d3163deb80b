import { BatchedMesh, Group, Mesh, type BufferGeometry, type Material, type Object3D } from 'three';

/** The layer of the meshes that a batch draws. No camera shows this layer, so they are not drawn twice. */
const handed = 1;
/** The numbers of vertices and meshes for which a batch has room at first. It grows when it needs more. */
const vertices = 1 << 15,
  meshes = 64;

/** Meshes of one material, drawn with one call. */
class Batch {
  readonly mesh: BatchedMesh;
  private readonly known = new Map<BufferGeometry, number>();
  private room = vertices;
  private slots = 0;
  private used = 0;

  constructor(material: Material, like: Mesh) {
    this.mesh = new BatchedMesh(meshes, vertices, 0, material);
    this.mesh.frustumCulled = this.mesh.sortObjects = false;
    this.mesh.renderOrder = like.renderOrder;
    [this.mesh.castShadow, this.mesh.receiveShadow] = [like.castShadow, like.receiveShadow];
  }

  begin(): void {
    this.used = 0;
  }

  put({ geometry, matrixWorld }: Mesh): void {
    const shape = this.known.get(geometry) ?? this.learn(geometry);
    if (this.used === this.slots) {
      if (this.slots === this.mesh.maxInstanceCount) this.mesh.setInstanceCount(this.slots * 2);
      this.slots += 1;
      this.mesh.addInstance(shape);
    }
    this.mesh.setGeometryIdAt(this.used, shape).setMatrixAt(this.used, matrixWorld);
    this.mesh.setVisibleAt(this.used, true);
    this.used += 1;
  }

  private learn(geometry: BufferGeometry): number {
    const count = geometry.getAttribute('position').count;
    if (count > this.mesh.unusedVertexCount) {
      this.room = Math.max(this.room * 2, this.room + count);
      this.mesh.setGeometrySize(this.room, 0);
    }
    const shape = this.mesh.addGeometry(geometry);
    this.known.set(geometry, shape);
    return shape;
  }

  end(): void {
    for (let slot = this.used; slot < this.slots; slot += 1) this.mesh.setVisibleAt(slot, false);
    this.mesh.visible = this.used > 0;
  }
}

/**
 * Draws many meshes with few calls: one for each material. The meshes stay where they are in the scene and
 * move as before, but the renderer does not draw them one by one. Their geometries must have no index, and
 * must all have the same attributes.
 */
export class Batches {
  readonly group = new Group();
  private readonly made = new Map<Material, Batch>();

  /** Takes over the visible meshes below `roots` whose material is one of `materials`. */
  gather(roots: readonly Object3D[], materials: ReadonlySet<Material>): void {
    for (const batch of this.made.values()) batch.begin();
    for (const root of roots) {
      root.updateMatrixWorld();
      root.traverseVisible((mesh) => {
        if (mesh instanceof Mesh) this.take(mesh as Mesh<BufferGeometry, Material>, materials);
      });
    }
    for (const batch of this.made.values()) batch.end();
  }

  private take(mesh: Mesh<BufferGeometry, Material>, materials: ReadonlySet<Material>): void {
    const { material } = mesh;
    const taken = materials.has(material);
    mesh.layers.set(taken ? handed : 0);
    if (!taken) return;
    let batch = this.made.get(material);
    if (!batch) {
      batch = new Batch(material, mesh);
      this.made.set(material, batch);
      this.group.add(batch.mesh);
    }
    batch.put(mesh);
  }

  dispose(): void {
    for (const { mesh } of this.made.values()) mesh.dispose();
  }
}
