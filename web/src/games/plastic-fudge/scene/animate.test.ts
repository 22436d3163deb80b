import { describe, expect, it } from 'vitest';
import type { EventOf } from '../types';
import type { Animation, Figure, Spot } from './api';
import { clipOf, lengthOf, type Scenery } from './animate';
import type { Actor } from './figures/draw';
import { Player } from './player';
import { animationsOf, type Known } from './story';

function scenery(figures: readonly Figure[]): Scenery & { holes: string[] } {
  const actors = new Map<string, Actor>(figures.map((figure) => [figure.id, { ...figure, z: 0 }]));
  const holes: string[] = [];
  return {
    actors,
    holes,
    height: ([x]) => (x > 20 ? 3 : 0),
    appear: (figure) => actors.set(figure.id, { ...figure, z: 0 }),
    blow: (piece, at, radius) => holes.push(`${piece} ${at.join()} ${radius}`),
  };
}
const man: Figure = { id: 'g1', side: 'green', type: 'basic', at: [10, 10], facing: 0 };
const gun: Figure = { id: 'g2', side: 'green', type: 'howitzer', at: [8, 10], facing: 0 };

describe('animations', () => {
  it('move a model along its way and up a hill, together with what it tows', () => {
    const table = scenery([man, gun]);
    const clip = clipOf(
      {
        kind: 'move',
        unit: 'g1',
        way: [
          [10, 10],
          [30, 10],
        ],
        facing: 45,
        tow: 'g2',
        towAt: [28, 10],
      },
      table,
    );
    expect(clip.ms).toBeGreaterThanOrEqual(300);
    expect(clip.ms).toBeLessThanOrEqual(900);
    clip.at(0.5);
    expect(table.actors.get('g1')?.at).toEqual([20, 10]);
    clip.at(1);
    expect(table.actors.get('g1')).toMatchObject({ at: [30, 10], facing: 45, z: 3 });
    expect(table.actors.get('g2')).toMatchObject({ at: [28, 10], facing: 45 });
  });

  it('leave everything in its final state when they are skipped', () => {
    const table = scenery([man, { ...man, id: 'g3', state: 'routed' }]);
    const story: Animation[] = [
      { kind: 'hurt', unit: 'g1', harm: 'injury' },
      { kind: 'rally', unit: 'g3' },
      { kind: 'fall', unit: 'g1' },
      { kind: 'hole', piece: 'p1', at: [1, 2], radius: 1.75 },
      { kind: 'appear', figure: { ...man, id: 'g4' } },
      { kind: 'vanish', unit: 'g3' },
    ];
    for (const animation of story) expect(clipOf(animation, table).at(1)).toEqual([]);
    expect(table.actors.get('g1')).toMatchObject({ injuries: 1, state: 'destroyed', roll: 0 });
    expect([...table.actors.keys()]).toEqual(['g1', 'g4']);
    expect(table.holes).toEqual(['p1 1,2 1.75']);
  });

  it('remove Units that fled, and keep those that only ran', () => {
    const table = scenery([man, { ...man, id: 'g3' }]);
    clipOf(
      {
        kind: 'rout',
        unit: 'g1',
        way: [
          [10, 10],
          [0.5, 10],
        ],
        facing: 180,
        fled: true,
      },
      table,
    ).at(1);
    clipOf(
      {
        kind: 'rout',
        unit: 'g3',
        way: [
          [10, 10],
          [4, 10],
        ],
        facing: 180,
        fled: false,
      },
      table,
    ).at(1);
    expect(table.actors.has('g1')).toBe(false);
    expect(table.actors.get('g3')).toMatchObject({ state: 'routed', at: [4, 10], facing: 180 });
  });

  it('show sparks only while they run, and take no time without their figure', () => {
    const table = scenery([man]);
    const all: Animation[] = [
      { kind: 'shot', from: [0, 0], to: [9, 9], lob: true },
      { kind: 'blast', at: [3, 3], radius: 3.5 },
      { kind: 'flame', at: [3, 3], radius: 0.5, reach: 3, direction: 0 },
    ];
    for (const animation of all) {
      const clip = clipOf(animation, table);
      expect(clip.at(0.4).length).toBeGreaterThan(0);
      expect(clip.at(1)).toEqual([]);
      expect(clip.ms).toBeLessThanOrEqual(900);
    }
    expect(clipOf({ kind: 'fall', unit: 'nobody' }, table).ms).toBe(0);
    expect(
      lengthOf([
        [0, 0],
        [3, 4],
        [3, 5],
      ]),
    ).toBe(6);
  });
});

describe('the player of animations', () => {
  it('shows animations at a share of their full length', () => {
    const table = scenery([man]);
    const player = new Player(() => table, {
      changed: () => undefined,
      ended: () => undefined,
    });
    const way: Spot[] = [
      [10, 10],
      [30, 10],
    ];
    const move: Animation = { kind: 'move', unit: 'g1', way, facing: 0 };
    const { ms } = clipOf(move, table);
    void player.add([move], 0, 0.25);
    player.step(ms / 8);
    expect(table.actors.get('g1')?.at).toEqual([20, 10]);
    player.step(ms / 4);
    expect(player.busy).toBe(false);
    expect(table.actors.get('g1')?.at).toEqual([30, 10]);
  });
});

describe('stories', () => {
  const places: Record<string, Spot> = { g1: [1, 1], t1: [9, 9], m1: [5, 5] };
  const known: Known = {
    where: (id) => places[id] ?? null,
    look: (id) => (id.startsWith('g') ? { side: 'green', type: 'basic' } : null),
    middle: [24, 24],
    skin: 'fudge',
  };
  const dice: EventOf<'hit'>['dice'] = [0, 0, 0, 0];
  const attack: EventOf<'attack'> = {
    type: 'attack',
    unit: 'g1',
    weapon: 'mortar',
    roll: 0,
    dice,
    modifiers: [],
    target: 't1',
    clause: 'PF-ATK-01',
  };
  const blast: EventOf<'blast'> = {
    type: 'blast',
    unit: 'g1',
    at: [1, 1],
    radius: 3,
    direction: null,
    attack: 2,
    dice: null,
  };
  const walk: EventOf<'walk'> = {
    type: 'walk',
    unit: 'g1',
    way: [
      [1, 1],
      [4, 1],
    ],
    facing: 0,
    tow: null,
    tow_at: null,
  };

  it('show events in order, each from the place that its Unit has reached', () => {
    const story = animationsOf(
      [
        { ...walk, type: 'move', whole: true },
        attack,
        {
          type: 'hit',
          unit: 'g1',
          target: 't1',
          attack: 2,
          defence: 0,
          dice,
          attack_modifiers: [],
          defence_modifiers: [],
          result: 'kill',
          clause: 'PF-DMG-01',
        },
        { type: 'destroyed', unit: 't1', clause: 'PF-DMG-01' },
        { type: 'phase', step: 'morale', round: 1, seat: null },
      ],
      known,
    );
    expect(story.map(({ kind }) => kind)).toEqual(['move', 'shot', 'dice', 'hurt', 'fall']);
    expect(story[1]).toEqual({ kind: 'shot', from: [4, 1], to: [9, 9], lob: true });
  });

  it('show nothing for wasted attacks, and different animations for a flame and a disc', () => {
    expect(animationsOf([{ ...attack, wasted: true }], known)).toEqual([]);
    expect(animationsOf([{ ...blast, direction: 90 }], known)).toEqual([
      { kind: 'flame', at: [1, 1], radius: 0.5, reach: 3, direction: 90 },
    ]);
    expect(animationsOf([{ ...blast, unit: 'm1', at: [5, 5], radius: 1.75 }], known)).toEqual([
      { kind: 'blast', at: [5, 5], radius: 1.75 },
    ]);
  });

  it('add a Unit that gets out of a carrier, and remove one that boards it', () => {
    expect(
      animationsOf([{ type: 'leave', unit: 'g7', carrier: 'g3', at: [2, 2], facing: 30 }], known),
    ).toEqual([
      { kind: 'appear', figure: { side: 'green', type: 'basic', id: 'g7', at: [2, 2], facing: 30 } },
    ]);
    expect(animationsOf([{ type: 'boarded', unit: 'g1', carrier: 'g3' }], known)).toEqual([
      { kind: 'vanish', unit: 'g1' },
    ]);
  });

  it('show the way to a marker before its mine goes off', () => {
    const story = animationsOf(
      [walk, { type: 'mine', mine: 'm1', unit: 'g1', real: true, roll: 0 }, { ...attack, weapon: 'rifle' }],
      known,
    );
    expect(story).toEqual([
      {
        kind: 'move',
        unit: 'g1',
        way: [
          [1, 1],
          [4, 1],
        ],
        facing: 0,
        tow: null,
        towAt: null,
      },
      { kind: 'shot', from: [4, 1], to: [9, 9], lob: false },
      expect.objectContaining({ kind: 'dice', side: 'green', dice }),
    ]);
  });
});
