import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../../../../dev/plastic-fudge-workshop/page';
import { packed, unpacked } from '../../../parts/pack';
import { readBoard } from '../editor/read';
import { ownOf } from '../files';
import { emptyForce } from './force';
import { written } from '../../../parts/workshop/parse';
import { fileName, readForce } from './import';
import { linkTo } from '../../../parts/workshop/link';
import { packedIn, isOfBoards } from './share';
import { forces, keepLimits, keptLimits, usualLimits } from './store';

const own = ownOf(page.own);
const force = own.ready[0]?.force ?? emptyForce();

describe('links', () => {
  it('carry a force or a battlefield and give it back as it was', async () => {
    const link = new URL(await linkTo('plastic-fudge', 'force', force, 'https://rumpus.example'));
    expect(link.pathname).toBe('/workshop/plastic-fudge');
    const carried = packedIn(link.hash.slice(1));
    expect(carried?.sort).toBe('force');
    expect(readForce((await unpacked(carried?.word ?? '')) ?? '').file).toEqual(force);
    const board = own.battlefields[0];
    expect(readBoard((await unpacked(await packed(board))) ?? '').file).toEqual(board);
  });

  it('open the right editor, or nothing if they are damaged', async () => {
    expect([
      isOfBoards('battlefield'),
      isOfBoards('battlefield=abc'),
      isOfBoards('force=abc'),
      isOfBoards(''),
    ]).toEqual([true, true, false, false]);
    expect(packedIn('battlefield')).toBeNull();
    expect(packedIn('force=<b>')).toBeNull();
    expect(await unpacked('abc')).toBeNull();
  });
});

describe('files', () => {
  it('read every shipped force and battlefield as it was written', () => {
    for (const one of own.ready) expect(readForce(written(one.force)).file).toEqual(one.force);
    for (const board of own.battlefields) expect(readBoard(written(board)).file).toEqual(board);
  });

  it('are refused with all faults of their form at once', () => {
    const ids = (text: string): string[] => readForce(text).errors.map(({ id }) => id);
    expect(ids('')).toEqual(['import-empty']);
    expect(ids('{')).toHaveLength(1);
    expect(ids('[]')).toEqual(['import-no-object']);
    expect(ids('{"format":2,"game":"chess","units":[],"army":1}')).toEqual([
      'import-stranger',
      'import-format',
      'import-game',
    ]);
    const bad = {
      format: 1,
      game: 'plastic-fudge',
      markers: -1,
      units: [{ type: 'dragon', ml: 0.5 }, 7, { type: 'basic', extra: [{ name: 'x' }] }],
    };
    expect(ids(JSON.stringify(bad))).toEqual([
      'fw-import-word',
      'fw-import-word',
      'fw-import-unit',
      'fw-import-word',
      'fw-import-markers',
    ]);
    const board = {
      format: 1,
      game: 'plastic-fudge',
      name: 'x',
      table: [48],
      terrain: [{ id: 'f1', type: 'lava' }],
      flag: { owner: 'red', at: [1, 2] },
      zones: { red: {} },
    };
    expect(readBoard(JSON.stringify(board)).errors.map(({ id }) => id)).toEqual([
      'fw-import-value',
      'fw-import-value',
      'fw-import-value',
      'fw-import-piece',
      'fw-import-piece',
    ]);
  });

  it('have names that file systems accept', () => {
    expect(fileName(' Old Molly’s / Tank ', 'force')).toBe('old-molly-s-tank.plastic-fudge.force.json');
    expect(fileName('초록 소대', 'force')).toBe('초록-소대.plastic-fudge.force.json');
    expect(fileName('…', 'battlefield')).toBe('battlefield.plastic-fudge.battlefield.json');
  });
});

describe('what is kept on this device', () => {
  beforeEach(() => localStorage.clear());

  it('is saved, copied under a free name, found again and deleted', () => {
    expect(forces.save('a', force)).toBe(true);
    expect(forces.double('a', 'b')).toBe(true);
    expect(forces.all().map(({ file }) => file.name)).toEqual([`${force.name} 2`, force.name]);
    forces.save('a', { ...force, name: 'Ours' });
    expect(forces.all().map(({ id, file }) => [id, file.name])).toEqual([
      ['b', `${force.name} 2`],
      ['a', 'Ours'],
    ]);
    forces.remove('b');
    expect(forces.all()).toHaveLength(1);
    forces.choose(force);
    expect(forces.chosen()).toEqual(force);
    forces.choose(null);
    expect(forces.chosen()).toBeNull();
  });

  it('is ignored if it has another form, and saving reports when nothing can be stored', () => {
    localStorage.setItem('rumpus.plastic-fudge.forces', '[{"id":1}]');
    localStorage.setItem('rumpus.plastic-fudge.limits', '{"points":"many"}');
    expect(forces.all()).toEqual([]);
    expect(keptLimits()).toEqual(usualLimits);
    keepLimits({ points: 750, unit_cap: 30, printed: true });
    expect(keptLimits()).toEqual({ points: 750, unit_cap: 30, printed: true });
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full');
      },
    });
    expect(forces.save('a', force)).toBe(false);
    vi.unstubAllGlobals();
  });
});
