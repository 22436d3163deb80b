import { Mesh, Sprite, type Object3D } from 'three';
import { expect, it } from 'vitest';
import { battle } from '../../../../dev/attacktix/stands';
import { World } from './world';

/** Counts the draw calls of a frame: one for each visible mesh, and one more for each that casts a shadow. */
function callsOf(world: World): { drawn: number; cast: number } {
  const drawn: Object3D[] = [];
  world.scene.traverseVisible((one) => {
    if ((one instanceof Mesh || one instanceof Sprite) && one.layers.isEnabled(0)) drawn.push(one);
  });
  return { drawn: drawn.length, cast: drawn.filter(({ castShadow }) => castShadow).length };
}

it('draws fifteen figures and all kinds of terrain with at most 150 draw calls, shadows included', () => {
  const world = new World('high', null);
  world.show(battle);
  world.join();
  const { drawn, cast } = callsOf(world);
  expect(drawn + cast).toBeLessThanOrEqual(150);
  expect(cast, 'figures and terrain share the calls for shadows').toBeLessThan(10);

  // The scene draws a translucent thing separately until it is solid again.
  const parts = world.terrain.objects[0]!.group.children as Mesh[];
  const coats = parts.map(({ material }) => material);
  for (const part of parts) part.material = world.materials.veil('matte');
  world.join();
  expect(callsOf(world).drawn).toBe(drawn + parts.length);
  parts.forEach((part, n) => (part.material = coats[n]!));
  world.join();
  expect(callsOf(world).drawn).toBe(drawn);
  world.dispose();
});
