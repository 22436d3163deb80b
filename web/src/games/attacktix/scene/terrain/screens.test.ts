import { Group, Mesh } from 'three';
import { expect, it } from 'vitest';
import { Materials } from '../materials';
import { hides, Veils } from './screens';

const eye = { x: 0, y: 30, z: -60 };
const place = { x: 0, y: 4, z: 20 };
const tower = (x: number, z: number, tall = 25) => ({
  from: [x, z] as const,
  to: [x, z] as const,
  wide: 3,
  tall,
});

it('hides a place only if it stands before the place, on the line of sight, and is tall enough', () => {
  expect(hides(tower(0, 0), eye, place)).toBe(true);
  expect(hides(tower(12, 0), eye, place), 'beside the line').toBe(false);
  expect(hides(tower(0, 0, 5), eye, place), 'below the line').toBe(false);
  expect(hides(tower(0, 40), eye, place), 'behind the place').toBe(false);
  expect(hides(tower(0, 20), eye, place), 'at the place').toBe(false);
  const wall = { from: [-20, 10] as const, to: [20, 10] as const, wide: 1, tall: 10 };
  expect(hides(wall, eye, place)).toBe(true);
});

it('becomes translucent without additional meshes, and solid again', () => {
  const materials = new Materials('low', null);
  const [group, veils] = [new Group(), new Veils(materials)];
  const mesh = new Mesh(undefined, materials.matt('matte'));
  mesh.name = 'matte';
  group.add(mesh);
  expect(veils.veil(new Set([group]))).toBe(true);
  expect(mesh.material.transparent).toBe(true);
  expect(mesh.material.depthWrite, 'a thing does not show its own inside').toBe(true);
  expect(veils.veil(new Set([group])), 'a second call changes nothing').toBe(false);
  expect(veils.veil(new Set())).toBe(true);
  expect(mesh.material).toBe(materials.matt('matte'));
});
