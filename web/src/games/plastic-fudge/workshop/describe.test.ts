import { afterEach, describe, expect, it } from 'vitest';
import board from '../../../wire/plastic_fudge/BattlefieldFault.ts?raw';
import refusal from '../../../wire/plastic_fudge/Refusal.ts?raw';
import setup from '../../../wire/plastic_fudge/SetupFault.ts?raw';
import { LANGUAGES, setLanguage } from '../../../texts';
import type { ForceFile } from '../files';
import { forceLine, forceName, describeFault, shownFaults } from './describe';

afterEach(() => setLanguage('en'));

const typesIn = (source: string): string[] => [
  ...new Set([...source.matchAll(/type: "([a-z_]+)"/g)].map((match) => match[1] ?? '')),
];
/** Every value that a fault can carry. A sentence uses those that it needs. */
const data = {
  format: 2,
  game: 'chess',
  characters: 41,
  units: 26,
  cap: 25,
  points: 510,
  most: 500,
  over: 10,
  markers: 0,
  what: 'The Tank would',
  commander: 60,
  sum: 570,
  commanders: 0,
  nth: 0,
  unit: 'Reed',
  attribute: 'Range of rifle',
  level: 9,
  stance: 'prone',
  with: 4,
  standing: 2,
  weapons: 7,
  weapon: 'rifle',
  kind: 'disc',
  role: 'command',
  radiomen: 2,
  id: 'g1',
  word: 'moon',
  side: 'tan',
  option: 'scale',
  value: '9',
  allowed: 'from 1 to 2',
  story: '',
  width: 5,
  depth: 6,
  pieces: 201,
  pool: false,
  piece: 'f1',
  because: 'x',
  height: 40,
  room: 3,
};

describe('faults', () => {
  it.each(LANGUAGES)('all have sentences in %s, with every value filled in', (language) => {
    setLanguage(language);
    const types = [...typesIn(setup), ...typesIn(board), ...typesIn(refusal)];
    expect(types.length).toBeGreaterThan(40);
    for (const type of types) {
      const { pool: _, ...rest } = data;
      const said = describeFault({ ...rest, type, rule: 'PF-R-71', because: 'x' });
      expect(said, type).toMatch(/\S/);
      expect(said, type).not.toMatch(/\{|undefined|NaN|null/);
    }
  });

  it('name the Unit as the force does', () => {
    const force: ForceFile = {
      format: 1,
      game: 'plastic-fudge',
      units: [{ type: 'tank', name: 'Molly', commander: true }, { type: 'jeep' }],
    };
    const fault = { type: 'commander_vehicle', rule: 'PF-CMD-01', because: '', nth: 0, unit: 'tank' };
    expect(describeFault(fault, force)).toBe('Molly is a Vehicle; the Commander is a Trooper.');
    expect(describeFault({ ...fault, nth: 1 }, force)).toBe(
      'Jeep (Unit 2) is a Vehicle; the Commander is a Trooper.',
    );
    setLanguage('ko');
    expect(describeFault({ ...fault, nth: 1 }, force)).toBe(
      '지프 (2번째 유닛)은 차량입니다. 지휘관은 보병입니다.',
    );
    expect(shownFaults([fault], force)[0]?.unit).toBe(0);
  });

  it('have different sentences for different data, and fall back to the server’s own words', () => {
    const dear = {
      type: 'too_many_points',
      rule: 'PF-SCEN-04',
      because: '',
      points: 510,
      most: 500,
      over: 10,
      markers: 43,
    };
    expect(describeFault(dear)).toMatch(/43 go to markers/);
    expect(
      describeFault({
        type: 'cannot_be_fielded',
        rule: '',
        because: '',
        what: 'The Jet Fighter would',
        points: 510,
        commander: 0,
        sum: 510,
        most: 500,
      }),
    ).toMatch(/^Jet Fighter: 510/);
    expect(describeFault({ type: 'same_id', rule: '', because: '', piece: 'f1' })).toMatch(/pieces/);
    expect(shownFaults([{ type: 'new_one', rule: 'PF-R-1', because: 'it is new' }], null)[0]).toMatchObject({
      text: 'it is new',
      foreign: true,
    });
  });
});

describe('forces in words', () => {
  it('count Units that look alike, the Commander first', () => {
    const force: ForceFile = {
      format: 1,
      game: 'plastic-fudge',
      name: 'Mixed patrol',
      units: [{ type: 'basic' }, { type: 'sniper', commander: true }, { type: 'basic' }],
    };
    expect(forceLine(force)).toBe('Sniper (Commander), Basic Trooper ×2');
    setLanguage('ko');
    expect(forceName(force)).toBe('혼성 순찰대');
    expect(forceName({ ...force, name: '' })).toBe('이름 없는 부대');
  });
});
