import { InstancedMesh, Mesh } from 'three';
import { describe, expect, it } from 'vitest';
import type { Figure, Piece, TerrainKind, UnitType } from './api';
import { World } from './world';

const types: readonly UnitType[] = [
  'basic',
  'commander',
  'radioman',
  'grenadier',
  'sniper',
  'crawler',
  'minesweeper',
  'mortar',
  'fifty-cal',
  'bazooka',
  'flamethrower',
  'bfg',
  'jeep',
  'tank',
  'helicopter',
  'jet',
  'howitzer',
  'vehicle',
];
const kinds: readonly TerrainKind[] = [
  'open',
  'road',
  'camp',
  'forest',
  'water',
  'shallow',
  'mountain',
  'building',
  'bridge',
  'marsh',
  'desert',
  'low-wall',
  'fortress',
];

/** How many draw calls a frame needs. An object that casts a shadow is drawn a second time. */
function callsOf(world: World): number {
  let calls = 0;
  world.scene.traverseVisible((thing) => {
    if (!(thing instanceof Mesh) || (thing instanceof InstancedMesh && thing.count === 0)) return;
    calls += thing.castShadow ? 2 : 1;
  });
  return calls;
}

describe('a frame of the table', () => {
  it('needs at most 150 draw calls, even with every type of Unit and of terrain', () => {
    const world = new World('high', null);
    const figures = types.flatMap((type, i) =>
      (['green', 'tan'] as const).map((side, j): Figure => {
        const at = [2 + i * 2.4, 6 + j * 34] as const;
        const state = i % 5 === 4 ? 'destroyed' : i % 5 === 3 ? 'routed' : 'steady';
        return { id: `${side}${i}`, side, type, at, facing: 90, state, injuries: i % 2, commander: i === 0 };
      }),
    );
    const pieces = kinds.map((type, i): Piece => {
      const [x, y] = [2 + (i % 5) * 9, 14 + Math.floor(i / 5) * 8];
      return { id: type, type, rect: [x, y, x + 7, y + 6], ...(i === 0 ? { height: 3 } : {}) };
    });
    world.set({
      table: [48, 48],
      grid: true,
      pieces,
      figures,
      signs: [],
      flag: { owner: 'tan', at: [24, 4] },
    });
    world.write([]);
    const calls = callsOf(world);
    world.dispose();
    expect(calls).toBeGreaterThan(60);
    expect(calls).toBeLessThanOrEqual(150);
  });
});
