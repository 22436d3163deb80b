import { BoxGeometry, BatchedMesh, Group, Mesh, MeshBasicMaterial, Vector3, Matrix4 } from 'three';
import { expect, it } from 'vitest';
import { Batches } from './batches';

const shape = new BoxGeometry().toNonIndexed();
const other = new BoxGeometry(2, 2, 2).toNonIndexed();

it('draws many meshes of one material with one call, where they stand', () => {
  const [batches, root, material] = [new Batches(), new Group(), new MeshBasicMaterial()];
  root.position.x = 3;
  for (let n = 0; n < 200; n += 1) root.add(new Mesh(n % 2 === 0 ? shape : other, material));
  const apart = new Mesh(shape, new MeshBasicMaterial());
  root.add(apart);
  batches.gather([root], new Set([material]));
  expect(batches.group.children).toHaveLength(1);
  const [batch] = batches.group.children as BatchedMesh[];
  expect([batch!.instanceCount, batch!.getGeometryIdAt(0), batch!.getGeometryIdAt(1)]).toEqual([200, 0, 1]);
  const place = new Vector3().setFromMatrixPosition(batch!.getMatrixAt(7, new Matrix4()));
  expect(place.x).toBe(3);
  expect(apart.layers.isEnabled(0), 'a mesh of another material is drawn by itself').toBe(true);
  expect(root.children[0]!.layers.isEnabled(0)).toBe(false);
  batches.dispose();
});

it('leaves out meshes that are hidden or removed', () => {
  const [batches, root, material] = [new Batches(), new Group(), new MeshBasicMaterial()];
  const all = [1, 2, 3].map(() => new Mesh(shape, material));
  root.add(...all);
  const joined = new Set([material]);
  batches.gather([root], joined);
  all[0]!.visible = false;
  root.remove(all[1]!);
  batches.gather([root], joined);
  const [batch] = batches.group.children as BatchedMesh[];
  expect([0, 1, 2].map((slot) => batch!.getVisibleAt(slot))).toEqual([true, false, false]);
  root.clear();
  batches.gather([root], joined);
  expect(batch!.visible).toBe(false);
  batches.dispose();
});
