import { describe, expect, it } from 'vitest';
import { page } from '../../../../dev/plastic-fudge-workshop/page';
import { ownOf, type Battlefield, type Piece } from '../files';
import { FileStore } from '../../../parts/workshop/file-store';
import { FileEditor } from '../../../parts/workshop/file-editor.svelte';
import {
  bent,
  bounds,
  carried,
  cleared,
  copied,
  corners,
  emptyBoard,
  exchanged,
  flagKey,
  freeId,
  inside,
  laid,
  pieceOf,
  rectBetween,
  shifted,
  split,
  tidied,
  turned,
  without,
  zoneOf,
} from './board';
import { Hand } from './hand.svelte';

const wall: Piece = { id: 'w1', type: 'low-wall', rect: [10, 10, 16, 10.5] };
const wood: Piece = {
  id: 'f1',
  type: 'forest',
  polygon: [
    [0, 0],
    [4, 0],
    [4, 4],
  ],
};
const board: Battlefield = { ...emptyBoard(), terrain: [wall, wood] };

describe('pieces', () => {
  it('are moved, and stay on the table', () => {
    expect(shifted(wall, 1, -2).rect).toEqual([11, 8, 17, 8.5]);
    expect(shifted(wood, 0.5, 0).polygon?.[0]).toEqual([0.5, 0]);
    expect(inside(shifted(wall, 40, -20), [48, 48]).rect).toEqual([42, 0, 48, 0.5]);
    expect(inside(wall, [48, 48])).toBe(wall);
  });

  it('are turned; after quarter turns a rectangle is still a rectangle', () => {
    expect(turned(wall, 90).rect).toEqual([12.75, 7.25, 13.25, 13.25]);
    const slanted = turned(wall, 45);
    expect(slanted.rect).toBeUndefined();
    expect(slanted.polygon).toHaveLength(4);
    expect(turned(turned(slanted, 45), -90).polygon?.[0]?.[0]).toBeCloseTo(10, 1);
  });

  it('are reshaped at their corners, and gain or lose corners', () => {
    expect(bent(wall, 2, [20, 12]).rect).toEqual([10, 10, 20, 12]);
    expect(bent(wall, 0, [16, 10.5])).toBe(wall);
    expect(bent(wood, 1, [5, 1]).polygon).toEqual([
      [0, 0],
      [5, 1],
      [4, 4],
    ]);
    expect(split(wall, 0).polygon).toEqual([
      [10, 10],
      [13, 10],
      [16, 10],
      [16, 10.5],
      [10, 10.5],
    ]);
    expect(without(split(wood, 2), 0).polygon).toEqual([
      [4, 0],
      [4, 4],
      [2, 2],
    ]);
    expect(without(wood, 0)).toBe(wood);
    expect(bounds(wood)).toEqual([0, 0, 4, 4]);
    expect(rectBetween([3, 4], [1, 1])).toEqual([1, 1, 3, 4]);
    expect(rectBetween([3, 4], [3.1, 9])).toBeNull();
  });
});

describe('a battlefield', () => {
  it('gives new pieces unique ids, and hills a height', () => {
    expect(freeId(board, 'forest')).toBe('f2');
    const { board: next, id } = laid(board, 'terrain', 'open', { rect: [1, 1, 2, 2] });
    expect(pieceOf(next, id)?.piece).toEqual({ id: 'h1', type: 'open', rect: [1, 1, 2, 2], height: 3 });
    expect(
      /^[gtm]\d/.test(
        ['open', 'road', 'camp', 'mountain', 'desert', 'fortress', 'marsh']
          .map((kind) => freeId(board, kind as never))
          .join(' '),
      ),
    ).toBe(false);
  });

  it('copies pieces, moves them to the pool and back, and removes them', () => {
    expect(copied(board, 'w1')).toMatchObject({ id: 'w2' });
    const pooled = carried(board, 'w1');
    expect(pooled.pool?.[0]?.rect).toEqual([-3, -0.25, 3, 0.25]);
    expect(carried(pooled, 'w1').terrain?.at(-1)?.rect).toEqual([21, 23.75, 27, 24.25]);
    expect(cleared(pooled, 'w1').pool).toEqual([]);
    expect(exchanged(board, 'f1', { ...wood, type: 'marsh' }).terrain?.[1]?.type).toBe('marsh');
  });

  it('says where the sides deploy, as the rules do', () => {
    expect(zoneOf(board, 'green')).toEqual({ edge: 'south', depth: 6 });
    expect(zoneOf({ ...board, flag: { owner: 'green', at: [24, 18] } }, 'green')).toEqual({
      near: [24, 18, 12],
    });
    expect(zoneOf({ ...board, flag: { owner: 'tan', at: [24, 18] } }, 'green')).toEqual({
      edge: 'south',
      depth: 6,
    });
    expect(zoneOf(board, 'tan')).toEqual({ edge: 'north', depth: 6 });
    for (const one of ownOf(page.own).battlefields) expect(tidied(one)).toEqual(one);
    expect(corners(wall)).toHaveLength(4);
  });
});

describe('editing', () => {
  const editor = (): FileEditor<Battlefield> => {
    localStorage.clear();
    const made = new FileEditor<Battlefield>(new FileStore('rumpus', 'test', () => true), emptyBoard);
    made.lay(board, null, 'w1');
    return made;
  };
  const key = (name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
    ({ key: name, ...more }) as KeyboardEvent;

  it('works by keys: move, turn, copy, remove, and undo', () => {
    const on = editor(),
      hand = new Hand(on);
    expect(hand.key(key('ArrowRight'))).toBe(true);
    hand.key(key('ArrowUp', { shiftKey: true }));
    expect(hand.found?.piece.rect).toEqual([11, 13, 17, 13.5]);
    hand.key(key('r'));
    expect(hand.found?.piece.polygon).toHaveLength(4);
    hand.key(key('d'));
    expect(on.picked).toBe('w2');
    hand.key(key('Delete'));
    expect([on.picked, on.file.terrain?.length]).toEqual([null, 2]);
    on.undo();
    expect(on.file.terrain).toHaveLength(3);
    expect(hand.key(key('x'))).toBe(false);
  });

  it('undoes a whole drag in one step, and moves the flag', () => {
    const on = editor(),
      hand = new Hand(on);
    on.mark();
    for (let n = 0; n < 5; n += 1) hand.shift('w1', 0.5, 0, true);
    expect(hand.found?.piece.rect?.[0]).toBe(12.5);
    on.undo();
    expect(hand.found?.piece.rect?.[0]).toBe(10);
    on.put({ ...on.file, flag: { owner: 'green', at: [24, 18] } }, flagKey);
    hand.key(key('ArrowLeft', { altKey: true }));
    expect(on.file.flag?.at).toEqual([23.75, 18]);
    hand.remove();
    expect(on.file.flag).toBeUndefined();
  });

  it('draws the chosen kind, and puts it over or under the others', () => {
    const on = editor(),
      hand = new Hand(on);
    hand.kind = 'marsh';
    expect(hand.draw({ rect: [1, 1, 5, 5] })).toBe('s1');
    hand.order(false);
    expect(on.file.terrain?.map(({ id }) => id)).toEqual(['s1', 'w1', 'f1']);
    hand.order(true);
    expect(on.file.terrain?.at(-1)?.id).toBe('s1');
  });
});
