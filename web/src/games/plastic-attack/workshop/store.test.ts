import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Bench } from './bench.svelte';
import type { ArmyFile } from './army';
import { Shelf } from './shelf.svelte';
import { chooseArmy, chosenArmy, draftOf, savedArmies } from './store';

const game = 'plastic-attack-2009';
const card = { high: 'shield', mid: 'heal', low: 'dodge' };
const lion = { figure: 'Moss Lion', type: 'moss-lion', power: 5, card };
const army = (name: string): ArmyFile => ({ format: 1, game, name, army: [lion] });
const called = (): (string | undefined)[] => savedArmies().map((saved) => saved.army.name);

beforeEach(() => localStorage.clear());

describe('what is kept on this device', () => {
  it('holds several armies, which can be renamed, copied, deleted and brought back', () => {
    const shelf = new Shelf();
    const id = shelf.keepArmy(army('Kitchen'));
    shelf.keepArmy(army('Cellar'));
    shelf.duplicateArmy(id);
    expect(called()).toEqual(['Kitchen 2', 'Cellar', 'Kitchen']);
    shelf.renameArmy(id, 'Attic');
    shelf.deleteArmy(id);
    expect(called()).toEqual(['Kitchen 2', 'Cellar']);
    shelf.bringBack();
    expect(called()).toContain('Attic');
    expect(shelf.gone).toBeNull();
  });

  it('holds a character with a card for each edition', () => {
    const shelf = new Shelf();
    shelf.keepFigure(game, lion, null);
    const id = shelf.figures[0]?.id ?? '';
    const other = { high: 'armor', mid: 'boost', low: 'dodge' };
    shelf.keepFigure('plastic-attack-revised', { ...lion, card: other }, id);
    expect(shelf.figures).toHaveLength(1);
    expect(shelf.figures[0]?.cards).toEqual({ [game]: card, 'plastic-attack-revised': other });
    shelf.deleteFigure(id);
    expect(shelf.figures).toEqual([]);
  });

  it('remembers the army to play with, for each game', () => {
    expect(chosenArmy(game)).toBeNull();
    chooseArmy(army('Kitchen'));
    expect(chosenArmy(game)?.name).toBe('Kitchen');
    expect(chosenArmy('plastic-attack-revised')).toBeNull();
  });

  it('takes spoiled storage for an empty one', () => {
    for (const text of [
      '{',
      '7',
      '[{"id":3}]',
      '[{"id":"a","army":{"army":null}}]',
      '[{"id":"a","army":{"army":[{}]}}]',
      '{"army":{"army":[null]}}',
    ]) {
      localStorage.setItem('rumpus.plastic-attack.armies', text);
      localStorage.setItem(`rumpus.plastic-attack.draft.${game}`, text);
      expect(savedArmies()).toEqual([]);
      expect(draftOf(game)).toBeNull();
    }
  });

  it('says so when nothing can be kept', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    const shelf = new Shelf();
    shelf.keepArmy(army('Kitchen'));
    expect(shelf.full).toBe(true);
    expect(shelf.armies).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('the bench', () => {
  it('keeps its draft and goes back step by step', () => {
    const bench = new Bench(game);
    bench.add(lion);
    bench.add({ ...lion, figure: 'Paper Dragon', type: 'paper-dragon' });
    bench.power(0, 9);
    bench.move(0, 1);
    expect(new Bench(game).army).toEqual(bench.army);
    bench.undo();
    bench.undo();
    expect(bench.army.army.map(({ figure, power }) => `${figure} ${power}`)).toEqual([
      'Moss Lion 5',
      'Paper Dragon 5',
    ]);
    bench.remove(0);
    bench.undo();
    bench.undo();
    bench.undo();
    expect([bench.army.army, bench.canUndo]).toEqual([[], false]);
  });

  it('knows whether it was saved', () => {
    const bench = new Bench(game);
    expect(bench.changed).toBe(false);
    bench.add(lion);
    expect(bench.changed).toBe(true);
    bench.save(() => 'one');
    expect([bench.changed, bench.saved, called().length]).toEqual([false, 'one', 1]);
    bench.rename('Attic');
    expect(bench.changed).toBe(true);
    bench.save(() => 'two');
    expect([called(), bench.saved]).toEqual([['Attic'], 'one']);
  });
});
