import { describe, expect, it } from 'vitest';
import trainingYard from '../../../../../games/toy_battle/data/boards/training-yard.json';
import caribbeanSea from '../../../../../games/toy_battle/data/boards/caribbean-sea.json';
import type { BoardText } from '../types';
import {
  areasOf,
  edited,
  emptyBoard,
  isJoined,
  medalsOf,
  moved,
  placesOf,
  tidied,
  winRange,
  withBase,
  withHq,
  withMedals,
  without,
  withPath,
  type OwnBoard,
} from './board';
import { withSymmetry } from './halves';
import { withSpecial, withTerrain } from './special';
import { roundKey } from './faces';
import { readBoard } from './read';

const yard = (): OwnBoard => edited(trainingYard as unknown as BoardText);
const sea = (): OwnBoard => edited(caribbeanSea as unknown as BoardText);

/** Makes a board with a row of bases, each joined to the one before. Returns the ids of the bases too. */
function chain(...spots: [number, number][]): { board: OwnBoard; ids: string[] } {
  let board = emptyBoard();
  const ids: string[] = [];
  let from: string | null = 'HB';
  for (const [x, y] of spots) {
    const added = withBase(board, { x, y }, from);
    board = added.board;
    ids.push((from = added.id));
  }
  return { board, ids };
}

const shipped = import.meta.glob<string>('../../../../../games/toy_battle/data/boards/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('a board file', () => {
  it.each(Object.entries(shipped))('%s is read and written without changes', (_, text) => {
    const { file, errors } = readBoard(text);
    expect(errors).toEqual([]);
    const { name, total_medals, art, balance, ...rest } = JSON.parse(text) as BoardText;
    expect(tidied(file as OwnBoard)).toMatchObject({ ...rest, id: expect.any(String) as string });
    expect([name?.en, total_medals]).toEqual([file?.name, medalsOf(file as OwnBoard)]);
    expect([art, balance]).toEqual([file?.art, file?.balance]);
  });

  it('is refused with all faults of its form', () => {
    const wrong = { ...trainingYard, terrain: 'moon', rivers: [], bases: [{ id: 'b1', x: 'left', y: 0 }] };
    expect(readBoard(JSON.stringify(wrong)).errors.map(({ args }) => args.key)).toEqual([
      'rivers',
      'terrain',
      'bases 1',
    ]);
    expect(readBoard('{').errors[0]?.id).toBe('import-no-json-line');
    expect(readBoard(' ').errors[0]?.id).toBe('import-empty');
  });
});

describe('a board in the editor', () => {
  it.each([
    ['the training yard', yard],
    ['the sea', sea],
  ])('knows the areas of %s as its regions, and changes nothing of them by itself', (_, make) => {
    const board = make();
    const regions = board.regions.map(({ boundary }) => roundKey(boundary ?? [])).sort();
    const held = areasOf(board).filter(({ medals }) => medals > 0);
    expect(held.map(({ boundary }) => roundKey(boundary)).sort()).toEqual(regions);
    const again = withPath(withPath(board, 'b1', 'b2', true), 'b1', 'b2', false);
    expect(again.regions.map(({ medals }) => medals).sort()).toEqual(
      board.regions.map(({ medals }) => medals).sort(),
    );
  });

  it('adds a base with its partner and both paths', () => {
    const { board, ids } = chain([300, 1150]);
    expect(board.bases.map(({ x, y }) => [x, y])).toEqual([
      [300, 1150],
      [700, 250],
    ]);
    expect(isJoined(board, 'HB', ids[0] ?? '')).toBe(true);
    expect(isJoined(board, 'HR', board.bases[1]?.id ?? '')).toBe(true);
  });

  it('makes one base in the middle instead of two close to it', () => {
    const { board } = withBase(emptyBoard(), { x: 510, y: 690 }, null);
    expect(board.bases).toEqual([{ id: 'b1', x: 500, y: 700, special: null }]);
    expect(board.symmetry?.pairs).toContainEqual(['b1', 'b1']);
    expect(moved(board, 'b1', { x: 300, y: 300 }).bases[0]).toMatchObject({ x: 500, y: 700 });
  });

  it('adds a medal to every new region, and removes it with the path that enclosed the region', () => {
    const { board, ids } = chain([300, 1150], [300, 950], [700, 950], [700, 1150]);
    const closed = withPath(board, ids[3] ?? '', 'HB', true);
    expect(closed.regions).toHaveLength(2);
    expect(closed.regions.every(({ medals, bases }) => medals === 1 && bases.length === 4)).toBe(true);
    expect(withPath(closed, ids[3] ?? '', 'HB', false).regions).toEqual([]);
  });

  it('moves a place, and its partner the opposite way', () => {
    const board = moved(yard(), 'b4', { x: 180, y: 860 });
    const places = placesOf(board);
    expect(places.get('b4')).toEqual({ x: 180, y: 860 });
    expect(places.get('b7')).toEqual({ x: 820, y: 540 });
    expect(moved(yard(), 'b4', { x: -50, y: 5000 }).bases[3]).toMatchObject({ x: 10, y: 1390 });
  });

  it('gives a region and its counterpart the same medals, and removes both with 0 medals', () => {
    const board = yard();
    const boundary = board.regions[0]?.boundary ?? [];
    const four = withMedals(board, boundary, 4);
    expect(four.regions.filter(({ medals }) => medals === 4).map(({ id }) => id)).toEqual(['R1', 'R8']);
    const none = withMedals(board, boundary, 0);
    expect(none.regions.map(({ id }) => id)).not.toContain('R1');
    expect(none.regions).toHaveLength(board.regions.length - 2);
    expect(areasOf(none).filter(({ medals }) => medals === 0)).toHaveLength(2);
    expect(moved(none, 'b6', { x: 150, y: 520 }).regions).toHaveLength(board.regions.length - 2);
  });

  it('keeps the medals to win within the rules', () => {
    const board = withMedals(yard(), yard().regions[3]?.boundary ?? [], 4);
    const [least, most] = winRange(board);
    expect(medalsOf(board)).toBe(14);
    expect([least, most]).toEqual([6, 10]);
    expect(board.medals_to_win).toBe(6);
  });

  it('removes a base with its partner, but never the last headquarters of a side', () => {
    const board = without(yard(), 'b3');
    expect(board.bases.map(({ id }) => id)).not.toContain('b8');
    expect(board.paths.flat()).not.toContain('b3');
    expect(board.symmetry?.pairs?.flat()).not.toContain('b3');
    expect(without(yard(), 'HB').hqs).toHaveLength(2);
    expect(without(withHq(yard(), 'blue'), 'HB').hqs.map(({ owner }) => owner)).toEqual(['blue', 'red']);
  });

  it('changes special bases into those of another terrain', () => {
    const castle = withSpecial(withTerrain(yard(), 'castle_field'), 'b1', true);
    expect(castle.bases.filter(({ special }) => special).map(({ id }) => id)).toEqual(['b1', 'b10']);
    expect(withTerrain(castle, 'battlefield').bases[0]?.special).toEqual({ kind: 'pin' });
    expect(withTerrain(castle, 'caribbean_sea').bases[0]?.special).toBeNull();
  });

  it('makes a board symmetric from blue’s half', () => {
    for (const kind of ['rot180', 'mirror-y'] as const) {
      const made = withSymmetry(yard(), kind);
      expect(made.bases).toHaveLength(10);
      expect(made.paths).toHaveLength(19);
      const pairs = made.symmetry?.pairs ?? [];
      expect(new Set(pairs.flat())).toEqual(new Set(placesOf(made).keys()));
      expect(medalsOf(made)).toBe(medalsOf(yard()));
    }
    expect(withSymmetry(yard(), 'none').symmetry).toBeUndefined();
    const two = withSymmetry(sea(), 'rot180');
    expect(two.hqs.map(({ owner }) => owner).sort()).toEqual(['blue', 'blue', 'red', 'red']);
  });

  it('becomes a file with an id from its name, and is the same board when opened again', () => {
    const file = tidied({ ...yard(), name: 'Duck Pond' });
    expect(file.id).toBe('duck-pond');
    expect(file.name).toEqual({ en: 'Duck Pond' });
    expect(tidied(edited(file))).toEqual(file);
  });
});
