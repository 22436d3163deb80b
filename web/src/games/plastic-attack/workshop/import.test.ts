import { afterEach, describe, expect, it } from 'vitest';
import first from '../../../../../games/plastic_attack/data/armies-2009.json';
import revised from '../../../../../games/plastic_attack/data/armies-revised.json';
import { hasText, setLanguage, t } from '../../../texts';
import type { ArmyFile } from './army';
import { written } from '../../../parts/workshop/parse';
import { fileNameOf, readArmy } from './import';
import { games } from './describe';

const armies = [...first.armies, ...revised.armies] as unknown as ArmyFile[];
const good = armies[0] as ArmyFile;
const ids = (text: string): string[] => readArmy(text, games).errors.map(({ id }) => id);
const broken = (change: (army: Record<string, any>) => void): string[] => {
  const army = JSON.parse(JSON.stringify(good));
  change(army);
  return ids(JSON.stringify(army));
};

afterEach(() => setLanguage('en'));

describe('army files', () => {
  it('lose nothing when they are written and read again', () => {
    for (const army of armies) expect(readArmy(written(army), games).file).toEqual(army);
    const odd = {
      ...good,
      army: good.army.map((figure) => ({ ...figure, power: 99, type: 'a:b:c', mount: 'nobody' })),
    };
    expect(readArmy(written(odd), games).file).toEqual(odd);
    expect(
      readArmy(`\uFEFF${written(odd)}`, games).file,
      'with the byte-order mark that some editors put before a text',
    ).toEqual(odd);
  });

  it('that hold no army are refused with a reason', () => {
    expect(ids('')).toEqual(['import-empty']);
    expect(ids('{"format":1,')[0]).toMatch(/^import-no-json/);
    expect(ids('[]')).toEqual(['import-no-object']);
    expect(ids('{}')).toEqual(['import-format', 'import-game', 'pw-import-no-army']);
  });

  it('are refused with all faults of their format at once', () => {
    expect(
      broken((army) => {
        army.format = 2;
        army.hat = true;
        army.army[0].power = '5';
        delete army.army[0].card.low;
        army.army[1].look.head = 'wig';
        army.army[1].look.colors = ['red'];
      }),
    ).toEqual([
      'import-stranger',
      'import-format',
      'pw-import-power',
      'pw-import-slot',
      'pw-import-look',
      'pw-import-colors',
    ]);
    expect(broken((army) => (army.army[0] = 'Ann'))).toEqual(['pw-import-figure']);
    expect(broken((army) => (army.army[0].mount = 3))).toEqual(['pw-import-words']);
    expect(broken((army) => delete army.army[0].card)).toEqual(['pw-import-card']);
    expect(broken((army) => delete army.army[0].figure)).toEqual(['pw-import-figure-name']);
  });

  it('are read even if the army breaks the rules, which the server checks', () => {
    expect(broken((army) => (army.army[0].power = 40))).toEqual([]);
    expect(broken((army) => (army.army[0].card.high = 'tickle'))).toEqual([]);
    expect(broken((army) => (army.army = []))).toEqual([]);
  });

  it('have a sentence for every fault of their format in both languages', () => {
    const texts = [
      '',
      '{',
      '[]',
      '{"name":3,"x":1}',
      '{"format":1,"game":"plastic-attack-2009","army":[{"power":1.5,"look":{},"card":{}},3]}',
    ];
    for (const language of ['en', 'ko'] as const) {
      setLanguage(language);
      for (const { id, args } of texts.flatMap((text) => readArmy(text, games).errors)) {
        expect(hasText(id), id).toBe(true);
        expect(t(id, args)).not.toContain('{$');
      }
    }
  });

  it('have names that every operating system accepts', () => {
    expect(fileNameOf({ ...good, name: 'Kitchen / Shelf: “2”' })).toBe(
      'kitchen-shelf-2.plastic-attack-2009.json',
    );
    expect(fileNameOf({ ...good, name: '부엌 선반' })).toBe('부엌-선반.plastic-attack-2009.json');
    expect(fileNameOf({ ...good, name: '…' })).toBe('army.plastic-attack-2009.json');
  });
});
