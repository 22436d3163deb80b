import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileEditor } from './army-editor.svelte';
import type { ArmyFile } from './army';
import { SavedFiles } from './saved-armies.svelte';
import { chooseArmy, chosenArmy, draftOf, savedArmies } from './store';

const game = 'plastic-attack-2009';
const card = { high: 'shield', mid: 'heal', low: 'dodge' };
const lion = { figure: 'Moss Lion', type: 'moss-lion', power: 5, card };
const army = (name: string): ArmyFile => ({ format: 1, game, name, army: [lion] });
const called = (): (string | undefined)[] => savedArmies().map((saved) => saved.army.name);

beforeEach(() => localStorage.clear());

describe('the storage of this device', () => {
  it('holds several armies, which can be renamed, copied, deleted and restored', () => {
    const savedFiles = new SavedFiles();
    const id = savedFiles.keepArmy(army('Kitchen'));
    savedFiles.keepArmy(army('Cellar'));
    savedFiles.duplicateArmy(id);
    expect(called()).toEqual(['Kitchen 2', 'Cellar', 'Kitchen']);
    savedFiles.renameArmy(id, 'Attic');
    savedFiles.deleteArmy(id);
    expect(called()).toEqual(['Kitchen 2', 'Cellar']);
    savedFiles.bringBack();
    expect(called()).toContain('Attic');
    expect(savedFiles.gone).toBeNull();
  });

  it('holds a character with a card for each edition', () => {
    const savedFiles = new SavedFiles();
    savedFiles.keepFigure(game, lion, null);
    const id = savedFiles.figures[0]?.id ?? '';
    const other = { high: 'armor', mid: 'boost', low: 'dodge' };
    savedFiles.keepFigure('plastic-attack-revised', { ...lion, card: other }, id);
    expect(savedFiles.figures).toHaveLength(1);
    expect(savedFiles.figures[0]?.cards).toEqual({ [game]: card, 'plastic-attack-revised': other });
    savedFiles.deleteFigure(id);
    expect(savedFiles.figures).toEqual([]);
  });

  it('holds for each edition the army that the player chose to play with', () => {
    expect(chosenArmy(game)).toBeNull();
    chooseArmy(army('Kitchen'));
    expect(chosenArmy(game)?.name).toBe('Kitchen');
    expect(chosenArmy('plastic-attack-revised')).toBeNull();
  });

  it('counts as empty if it is damaged', () => {
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

  it('reports that it is full', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    const savedFiles = new SavedFiles();
    savedFiles.keepArmy(army('Kitchen'));
    expect(savedFiles.full).toBe(true);
    expect(savedFiles.armies).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('the editor', () => {
  it('stores its army as a draft, and undoes changes one by one', () => {
    const editor = new FileEditor(game);
    editor.add(lion);
    editor.add({ ...lion, figure: 'Paper Dragon', type: 'paper-dragon' });
    editor.power(0, 9);
    editor.move(0, 1);
    expect(new FileEditor(game).army).toEqual(editor.army);
    editor.undo();
    editor.undo();
    expect(editor.army.army.map(({ figure, power }) => `${figure} ${power}`)).toEqual([
      'Moss Lion 5',
      'Paper Dragon 5',
    ]);
    editor.remove(0);
    editor.undo();
    editor.undo();
    editor.undo();
    expect([editor.army.army, editor.canUndo]).toEqual([[], false]);
  });

  it('knows whether its army has changed since it was saved', () => {
    const editor = new FileEditor(game);
    expect(editor.changed).toBe(false);
    editor.add(lion);
    expect(editor.changed).toBe(true);
    editor.save(() => 'one');
    expect([editor.changed, editor.saved, called().length]).toEqual([false, 'one', 1]);
    editor.rename('Attic');
    expect(editor.changed).toBe(true);
    editor.save(() => 'two');
    expect([called(), editor.saved]).toEqual([['Attic'], 'one']);
  });
});
