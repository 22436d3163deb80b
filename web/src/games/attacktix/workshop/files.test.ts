import { beforeEach, describe, expect, it, vi } from 'vitest';
import { own } from '../../../../dev/attacktix-workshop/page';
import { unpacked } from '../../../parts/pack';
import { packedIn, linkTo } from '../../../parts/workshop/link';
import { written } from '../../../parts/workshop/parse';
import {
  effectOf,
  effectKinds,
  filtered,
  newFigure,
  numberOf,
  windowParts,
  windowText,
  wordOf,
} from './figure';
import { kindOfWeapon, type FigureType, type ForceFile } from './files';
import {
  added,
  carried,
  doubled,
  emptyForce,
  estimateOf,
  freeCode,
  isAtHousePrices,
  joined,
  moved,
  pointsOf,
  pricedOwn,
  removed,
} from './force';
import { figureFile, fileName, readFigure, readForce, readTable } from './import';
import { figures, forces, keepLimits, keptLimits, usualLimits } from './store';

const watch = own.forces[0]?.force ?? emptyForce();
const kind = (code: string): FigureType =>
  own.figures.find((figure) => figure.code === code) ?? newFigure(code);

describe('links and files', () => {
  it('hold a force or a figure without changing it', async () => {
    const hash = new URL(await linkTo('attacktix', 'force', watch, 'https://rumpus.example')).hash.slice(1);
    const taken = packedIn(hash, ['force', 'figure'] as const);
    expect(taken?.sort).toBe('force');
    expect(readForce((await unpacked(taken?.word ?? '')) ?? '').file).toEqual(watch);
    expect(readFigure(written(figureFile(kind('B01')))).file).toEqual(kind('B01'));
    expect(packedIn('force=<b>', ['force'] as const)).toBeNull();
  });

  it('can hold every force, table and figure that comes with the game', () => {
    for (const { force } of own.forces) expect(readForce(written(force)).file).toEqual(force);
    for (const table of own.tables) expect(readTable(written(table)).file).toEqual(table);
    for (const figure of own.figures) expect(readFigure(written(figureFile(figure))).file).toEqual(figure);
  });

  it('are refused with all faults of their format at once', () => {
    const ids = (read: typeof readForce, text: string): string[] => read(text).errors.map(({ id }) => id);
    expect(ids(readForce, '')).toEqual(['import-empty']);
    expect(ids(readForce, '{"format":2,"game":"chess","battle":[1],"army":1}')).toEqual([
      'import-stranger',
      'import-format',
      'import-game',
      'ax-import-value',
    ]);
    const bad = { ...kind('B04'), wheel: ['8w'], class: 'Z', spare: 1 };
    expect(
      ids(readForce, JSON.stringify({ format: 1, game: 'attacktix', battle: [], figures: [bad] })),
    ).toEqual(['import-stranger-in', 'ax-import-value', 'ax-import-value']);
    const table = {
      format: 1,
      game: 'attacktix',
      id: 't',
      name: 'T',
      terrain: [{ id: 'a', code: 'F01', at: [0.5, 1] }, 7],
    };
    expect(readTable(JSON.stringify(table)).errors).toHaveLength(2);
    expect(fileName(' Old Molly’s / Watch ', 'force')).toBe('old-molly-s-watch.attacktix.force.json');
  });
});

describe('a force', () => {
  it('lets figures be added, duplicated, moved, sent to the other part and removed', () => {
    const two: ForceFile = added(added(emptyForce(), 'battle', 'B01'), 'battle', 'B04');
    expect(doubled(two, 'battle', 1).battle).toEqual(['B01', 'B04', 'B04']);
    expect(moved(two, 'battle', 1, 0).battle).toEqual(['B04', 'B01']);
    expect(moved(two, 'battle', 0, -1)).toBe(two);
    expect(carried(two, 'battle', 0)).toMatchObject({ battle: ['B04'], backup: ['B01'] });
    expect(removed(two, 'battle', 0).battle).toEqual(['B04']);
    expect(estimateOf(own.figures, carried(two, 'battle', 1), 100, [])).toMatchObject({
      battle: { points: 35, of: 100 },
      backup: { points: 10, of: 50 },
    });
  });

  it('has the prices of the house if these count', () => {
    const table = { ...own, house_prices: { B01: 31 } };
    expect(pointsOf(pricedOwn(table, true).figures, ['B01', 'B04'])).toBe(31 + kind('B04').points);
    expect(pricedOwn(table, false)).toBe(table);
    const [first, second] = own.forces;
    const other = { ...first!.force, battle: ['B04'] };
    const changed = { ...table, forces: [{ ...first!, house: other }, second!] };
    expect(pricedOwn(changed, true).forces.map(({ force }) => force)).toEqual([other, second!.force]);
    expect(isAtHousePrices({ options: { prices: 'house' } })).toBe(true);
    expect([undefined, null, { limit: 100 }, { options: {} }].some(isAtHousePrices)).toBe(false);
  });

  it('holds the types that players made, with their other forms, and drops types that it no longer uses', () => {
    const plain = { ...newFigure('X01'), name: 'Twin' },
      other = { ...plain, code: 'X02', mode: 'Rolled' };
    const force = joined(emptyForce(), 'battle', plain, [plain, other], own.figures);
    expect(force).toMatchObject({ battle: ['X01'], figures: [plain, other] });
    expect(joined(force, 'backup', plain, [], own.figures).figures).toHaveLength(2);
    const stranger = joined(force, 'battle', { ...plain, name: 'Else' }, [], own.figures);
    expect(stranger.battle).toEqual(['X01', 'X03']);
    expect(joined(emptyForce(), 'battle', { ...plain, code: 'B01' }, [], own.figures).battle).toEqual([
      'X01',
    ]);
    expect(removed(force, 'battle', 0).figures).toBeUndefined();
    expect(freeCode(['X01', 'X02'])).toBe('X03');
  });
});

describe('a figure', () => {
  it('has windows that can be taken apart and put together again', () => {
    for (const window of kind('B01').wheel) expect(windowText(windowParts(window))).toBe(window);
    const wheel = newFigure('X01').wheel.map(windowParts);
    expect(wheel.filter(({ colour }) => colour === 'r')).toHaveLength(6);
    expect([4, 5, 6, 7]).toContain(wheel.filter(({ special }) => special).length);
  });

  it('can have each kind of effect, and a new effect keeps the filter of the old one', () => {
    const before = { kind: 'return-defeated', filter: { class: ['T'] } } as const;
    for (const word of effectKinds) {
      const effect = effectOf(word, { ...before, filter: { class: ['T'] } }, kind('B01'));
      expect(wordOf(effect)).toBe(word);
      if ('filter' in effect) expect(effect.filter.class).toEqual(['T']);
    }
    expect(numberOf({ kind: 'force-move', filter: {}, tix: 3 }, own.prices?.bounds ?? null)).toEqual({
      key: 'tix',
      value: 3,
      most: 4,
    });
    expect(filtered({ class: ['T'], points_max: 10 }, { class: [], mode: null, not_master: false })).toEqual({
      points_max: 10,
      mode: null,
    });
  });

  it('has a kind of weapon even if only the code of the weapon is known', () => {
    expect(['LN-', 'VOL2H', 'SL7', 'TH+', 'JB', 'CL'].map((code) => kindOfWeapon(null, code))).toEqual([
      'ranged',
      'ranged',
      'slash',
      'throw',
      'jab',
      'claw',
    ]);
  });
});

describe('what this device stores', () => {
  beforeEach(() => localStorage.clear());

  it('is found again, and ignored if it does not fit the format', () => {
    expect(forces.save('a', watch)).toBe(true);
    forces.double('a', 'b');
    expect(forces.all().map(({ file }) => file.name)).toEqual(['Boiler watch 2', 'Boiler watch']);
    figures.save('x', newFigure('X01'));
    expect(figures.all()).toHaveLength(1);
    localStorage.setItem('rumpus.attacktix.forces', '[{"id":1}]');
    expect(forces.all()).toEqual([]);
    expect(keptLimits()).toEqual(usualLimits);
    keepLimits({ limit: 200, bm_allowance: 2, official: true, atMost: true });
    expect(keptLimits().limit).toBe(200);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full');
      },
    });
    expect(forces.save('a', watch)).toBe(false);
    vi.unstubAllGlobals();
  });
});
