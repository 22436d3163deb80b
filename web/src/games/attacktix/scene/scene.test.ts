import { describe, expect, it } from 'vitest';
import { cardOf, rows } from '../../../../dev/attacktix/catalogue';
import { battle, land, signs } from '../../../../dev/attacktix/stands';
import { inside } from '../../../parts/plane';
import { rayAt, seenAt } from '../../../parts/three/pose';
import type { PieceCard } from './api';
import { AttacktixScene } from './attacktix-scene';
import { beside, Director } from './director';
import { barrelsOf, buildOf, hingeOf, isMaster, radiusOf } from './figures/build';
import { makerOf, partsOf } from './figures/makers';
import { aimed, atEase, struck } from './figures/stance';
import * as draw from './overlays/draw';
import { Sheet } from './overlays/sheet';
import { pick, type Post } from './pick';
import { partsOf as legsOf, rollFigure, stepped } from './rolling';
import { Sculpt, type Cast } from './sculpt';
import { debris, object, section } from './terrain/solids';
import { linesOf } from './terrain/table';
import { scatter, shapeOf } from './terrain/terrain';
import { along, distance, flat, heading, spot, swung } from './units';
import { World } from './world';

const sum = (numbers: ArrayLike<number>): string =>
  Array.from(numbers)
    .reduce((a, b) => a + Math.abs(b), 0)
    .toFixed(3);
const solid = (cast: Cast): boolean => {
  const shapes = Object.values(cast);
  return (
    shapes.length > 0 &&
    shapes.every(
      (shape) =>
        shape.getAttribute('position').count > 0 &&
        [...shape.getAttribute('position').array, ...shape.getAttribute('normal').array].every(
          Number.isFinite,
        ),
    )
  );
};

describe('the scene', () => {
  it('does nothing without WebGL, and `mount` says so', async () => {
    const scene = new AttacktixScene();
    expect(scene.mount(document.createElement('canvas'), { quality: 'high', reducedMotion: false })).toBe(
      false,
    );
    scene.show(battle);
    await scene.film({ figure: 'p1-01', film: null });
    await scene.roll({
      figure: 'p1-01',
      way: [
        [0, 0],
        [1, 1],
      ],
    });
    await scene.idle();
    expect(scene.pick(1, 1).figure).toBeNull();
    scene.dispose();
  });

  it('shows the figures on the table and the marks, and no figure that is off the table', () => {
    const world = new World('low', null);
    world.show({ ...battle, look: signs });
    expect(world.actors.size).toBe(15);
    expect(world.actors.get('p2-09')?.lying).toBe(true);
    expect(world.terrain.sections.some(({ id }) => id === 'fence.5')).toBe(false);
    const gone = battle.view.figures.map((one) => (one.id === 'p1-01' ? { ...one, zone: 'defeated' } : one));
    world.show({ ...battle, view: { ...battle.view, figures: gone } });
    expect(world.actors.has('p1-01')).toBe(false);
    world.dispose();
  });

  it('shows no number while a wheel turns, and the new number once it rests', () => {
    const world = new World('low', null);
    world.show(battle);
    const clicks: string[] = [];
    const effects = { sound: (name: string) => void clicks.push(name), shake: () => undefined };
    const window = (): string | null | undefined => world.actors.get('p1-01')?.words.window;
    const before = window();
    const show = rollFigure(
      world,
      {
        figure: 'p1-01',
        way: [
          [0, 0],
          [0, 76_200],
        ],
        facing: 0,
        window: '3r',
      },
      25_400,
      effects,
    );
    show?.at(1);
    expect(window()).toBe(before);
    show?.at((show?.ms ?? 0) * 0.9);
    expect([window(), clicks]).toEqual(['–w', ['click']]);
    show?.end();
    expect(window()).toBe('3r');
    world.dispose();
  });

  it('has a starting line for every seat whose side is known', () => {
    expect(linesOf(battle.setup, battle.view)).toEqual([
      { edge: 'south', seat: 'p1' },
      { edge: 'north', seat: 'p2' },
    ]);
    expect(
      linesOf(battle.setup, {
        ...battle.view,
        seats: [
          { id: 'p1', side: null },
          { id: 'p2', side: 'west' },
        ],
      }),
    ).toEqual([{ edge: 'west', seat: 'p2' }]);
  });
});

describe('figures', () => {
  it('of every type have solid shapes, and no two types of a faction have the same shape', () => {
    const shapes = new Map<string, string>();
    for (const row of rows) {
      const card = cardOf(row[0], row[0], 'p1', 1);
      const parts = partsOf(card.faction, buildOf(card), 7, 'p1');
      for (const cast of Object.values(parts)) expect(solid(cast), row[0]).toBe(true);
      const sums = Object.values(parts)
        .flatMap((cast) => Object.values(cast))
        .map((shape) => sum(shape.getAttribute('position').array));
      const size = sums.join();
      expect(shapes.get(size), row[0]).toBeUndefined();
      shapes.set(size, row[0]);
    }
  });

  it('of Glasswind have crystals in the colours of their owner', () => {
    const card = cardOf('G02', 'g', 'p1', 1);
    const [mine, theirs] = ['p1', 'p2'].map((owner) =>
      sum(partsOf(card.faction, buildOf(card), 7, owner).body.glass!.getAttribute('color').array),
    );
    expect(mine).not.toBe(theirs);
  });

  it('of the three factions have different makers, and a faction made up by players always has the same one', () => {
    expect(new Set(['Brasswake', 'Thornmarch', 'Glasswind'].map(makerOf)).size).toBe(3);
    expect(makerOf('Ashfall')).toBe(makerOf('Ashfall'));
  });

  it('that are Battle Masters are almost twice as wide, with barrels where the simulation has them', () => {
    const card = cardOf('B09', 'm', 'p1', 1);
    expect(isMaster(card)).toBe(true);
    expect(radiusOf(card) / radiusOf(cardOf('B04', 'b', 'p1', 1))).toBeCloseTo(1.909, 3);
    expect(barrelsOf(buildOf(card)).map((x) => x * 2)).toEqual([1.5, -1.5, 0.5, -0.5]);
    expect(hingeOf('ranged', true)[1]).toBe(8);
  });

  it('turn, wind and raise their weapons as an aim says', () => {
    const blade = cardOf('T03', 'x', 'p1', 1),
      bow = cardOf('B04', 'y', 'p1', 2),
      rod = cardOf('B05', 'z', 'p1', 3);
    expect(aimed(blade, buildOf(blade), { yaw: 9000, dir: 'cw', pull: 500 }).turn).toBeCloseTo(
      Math.PI / 2 + 1,
      6,
    );
    expect(aimed(blade, buildOf(blade), { yaw: 0, dir: 'ccw', pull: 1000 }).turn).toBeCloseTo(-2, 6);
    expect(struck(blade, buildOf(blade), { yaw: 0, dir: 'cw' }).turn).toBeCloseTo(-0.8, 6);
    expect(aimed(bow, buildOf(bow), { pitch: 1800 }).raise).toBeCloseTo(Math.PI / 10, 6);
    expect(aimed(rod, buildOf(rod), { height: 58_000 }).high).toBeCloseTo(0.5, 6);
    expect(atEase(buildOf(rod), true).out).toBe(3);
  });
});

describe('terrain', () => {
  it('of every kind has solid shapes', () => {
    const cast = (make: (s: Sculpt) => void): Cast => {
      const sculpt = new Sculpt(7);
      make(sculpt);
      return sculpt.cast();
    };
    for (const [code, height] of [
      ['F03', 3],
      ['F05', 20],
      ['F07', 20],
      ['F11', 1.5],
      ['own', 6],
    ] as const) {
      for (const weak of [false, true])
        expect(solid(cast((s) => section(s, code, `${code}.1`, 4.4, height, weak))), code).toBe(true);
    }
    expect(solid(cast((s) => debris(s, 'a', 4.4)))).toBe(true);
    for (const [card] of land.filter(([one]) => one.geometry === 'object') as [PieceCard, unknown][]) {
      expect(solid(cast((s) => object(s, card.code, card.id, shapeOf(card)))), card.code).toBe(true);
    }
  });

  it('has plants at the same places every time, and none outside its area', () => {
    const corners = [
      [0, 0],
      [300_000, 0],
      [300_000, 200_000],
      [0, 200_000],
    ] as const;
    const found = scatter(corners, 'copse', 4);
    expect(found).toEqual(scatter(corners, 'copse', 4));
    expect(found.length).toBeGreaterThan(12);
    for (const { at } of found) expect(inside(corners, at)).toBe(true);
  });
});

describe('places', () => {
  it('have headings that grow from +z to +x', () => {
    expect(heading([0, 0], [0, 5])).toBe(0);
    expect(heading([0, 0], [5, 0])).toBe(9000);
    expect(along([0, 0], 27_000, 100)[0]).toBeCloseTo(-100, 6);
    expect(distance([0, 0], [3, 4])).toBe(5);
    expect(swung(35_000, 1_000, 0.5)).toBe(36_000);
    expect(spot(flat([12_340, -567]))).toEqual([12_340, -567]);
  });

  it('near the player’s edge appear low in the picture, and from the south, +x is on the left', () => {
    const director = new Director(true, () => undefined);
    director.table(60.96, [1200, 800]);
    const seen = (x: number, z: number): { x: number; y: number } =>
      seenAt(director.rig.pose, [...flat([x * 10_000, z * 10_000]), 0], 1200, 800) ?? { x: 0, y: 0 };
    expect(seen(0, -40).y).toBeGreaterThan(seen(0, 40).y);
    expect(seen(40, 0).x).toBeLessThan(seen(-40, 0).x);
    director.seat('east');
    expect(seen(40, 0).y).toBeGreaterThan(seen(-40, 0).y);
    director.seat('west');
    expect(seen(-40, 0).y).toBeGreaterThan(seen(40, 0).y);
  });

  it('under the pointer are found: figures, objects, sections, and else the table', () => {
    const director = new Director(true, () => undefined);
    director.table(60.96, [1200, 800]);
    const posts: Post[] = [
      { id: 'a', kind: 'figure', at: flat([100_000, 0]), radius: 2.2, low: 0, high: 8 },
      { id: 'b', kind: 'object', at: flat([0, 300_000]), radius: 2, low: 0, high: 5 },
      { id: 'tower', kind: 'object', at: flat([400_000, 0]), radius: 2, low: 0, high: 20 },
      { id: 'hidden', kind: 'figure', at: flat([400_000, 60_000]), radius: 2.2, low: 0, high: 8 },
    ];
    const slabs = [
      { id: 'fence.1', piece: 'fence', from: flat([-22_000, 100_000]), to: flat([22_000, 100_000]), high: 3 },
    ];
    const hit = (x: number, z: number, high = 0): ReturnType<typeof pick> => {
      const at = seenAt(director.rig.pose, [...flat([x, z]), high], 1200, 800) ?? { x: 0, y: 0 };
      return pick(rayAt(director.rig.pose, at.x, at.y, 1200, 800), posts, slabs, 60.96, 0.6, () => 'copse');
    };
    expect(hit(100_000, 0, 4)).toMatchObject({ figure: 'a', object: null, section: null });
    expect(hit(0, 300_000)).toMatchObject({ object: 'b', near: false });
    expect(hit(400_000, 60_000, 4), 'the figure that the tower hides').toMatchObject({
      figure: 'hidden',
      object: null,
    });
    expect(hit(400_000, 0, 18), 'the tower above the figure').toMatchObject({
      figure: null,
      object: 'tower',
    });
    expect(hit(100_000 + 26_000, 0)).toMatchObject({ figure: 'a', near: true });
    expect(hit(0, 100_000, 2)).toMatchObject({ section: 'fence.1', piece: 'fence' });
    expect(hit(-300_000, -200_000)).toMatchObject({
      figure: null,
      section: null,
      piece: 'copse',
      onTable: true,
      spot: [-300_000, -200_000],
    });
    expect(hit(0, -700_000).onTable).toBe(false);
  });
});

describe('a roll', () => {
  it('consists of turns on the spot and straight legs, and slows down at every tik', () => {
    const parts = legsOf(
      [
        [0, 0],
        [0, 50_800],
        [25_400, 50_800],
      ],
      0,
      9000,
      25_400,
    );
    expect(parts.map(({ kind }) => kind)).toEqual(['roll', 'turn', 'roll']);
    expect(stepped(0.5, 50_800, 0, 25_400)).toBeCloseTo(0.5, 6);
    expect(stepped(0.25, 50_800, 0, 25_400)).toBeCloseTo(0.25, 6);
    expect(stepped(0.1, 50_800, 0, 25_400)).toBeLessThan(0.1);
    expect(legsOf([[0, 0]], 0, 18_000, 25_400)).toHaveLength(1);
  });
});

describe('the camera that follows', () => {
  it('looks across the line of fire from the nearer side', () => {
    expect(beside(0, 10)).toBe(62);
    expect(beside(0, 300)).toBe(-62);
    expect(beside(0, 10, [0, 0], [{ at: [-100_000, -50_000], wide: 3, tall: 9 }])).toBe(-62);
  });
});

describe('what is drawn over the table', () => {
  it('has finite coordinates for every kind of mark', () => {
    const labels: string[] = [];
    const pens = {
      low: new Sheet(),
      high: new Sheet(),
      say: ({ text }: { text: string }) => void labels.push(text),
      tix: 25_400,
    };
    draw.fan(pens, signs.fan ?? { at: [0, 0], fan: [] });
    draw.aim(pens, signs.aim ?? { from: [0, 0, 0], to: [0, 0, 1] });
    draw.sweep(pens, signs.sweep ?? { at: [0, 0], reach: 1, from: 0, to: 1 });
    draw.target(pens, [0, 0], 22_000, true);
    draw.target(pens, [0, 0], 22_000, false);
    draw.bar(pens, [0, 0], [44_000, 0], true);
    draw.ring(pens, [0, 0], 22_000, false);
    for (const ghost of signs.ghosts ?? []) draw.ghost(pens, ghost, 22_000);
    for (const mark of [
      ...(signs.marks ?? []),
      {
        kind: 'area',
        corners: [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      },
      { kind: 'ring', at: [0, 0], radius: 5 },
    ] as const)
      draw.sign(pens, mark);
    for (const sheet of [pens.low, pens.high]) {
      expect(sheet.empty).toBe(false);
      expect([...sheet.build().getAttribute('position').array].every(Number.isFinite)).toBe(true);
    }
    expect(labels).toEqual(['1', '2', '3', '4', 'Starting line', '12 tix']);
  });
});
