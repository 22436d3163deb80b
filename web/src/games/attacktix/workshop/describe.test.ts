import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { own } from '../../../../dev/attacktix-workshop/page';
import { LANGUAGES, setLanguage } from '../../../texts';
import { emptyForce } from './force';
import {
  forceLine,
  forceName,
  readyAbout,
  givenName,
  describeFault,
  shownFaults,
  tableName,
} from './describe';

afterEach(() => setLanguage('en'));

const sourceOf = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../../games/attacktix/src', file), 'utf8');

/** Returns the values of `type` in the JSON of a Rust enum of faults. */
const typesIn = (source: string): string[] =>
  [
    ...source
      .slice(source.indexOf('thiserror::Error'))
      .split('\nimpl')[0]!
      .matchAll(/^ {4}([A-Z]\w+) \{/gm),
  ].map(([, name = '']) => name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase());

/** A value for every field that a fault can have. Each sentence uses those that it needs. */
const data = {
  code: 'B04',
  letters: 41,
  most: 40,
  part: 'battle',
  points: 95,
  agreed: 100,
  exact: true,
  least: 50,
  count: 2,
  allowed: 1,
  width: 900_000,
  room: 800_000,
  figures: 70,
  weapons: ['LN', 'SL6'],
  red: 7,
  white: 3,
  low: 2,
  high: 16,
  spread: 6,
  what: 'force move',
  value: 9,
  price: 20,
  seats: 5,
  clause: 'AT-FFA-01',
  at: 1,
  name: 'x',
  limit: 150,
  allowance: 9,
  option: 'switch_impulse',
  word: 'moon',
  known: ['bare'],
  seat: 'p2',
  counts: { p1: 1, p2: 0 },
  team: ['p1', 'p3'],
  piece: 'F99',
  map: 'moon',
  id: 'fence1',
  of: 'form',
  made_of: 'sections',
  length: 70_000,
  facing: 40_000,
  across: 300_000,
  deep: 200_000,
  other: 'fence2',
};

describe('faults', () => {
  it.each(LANGUAGES)('all have sentences in %s, with every value filled in', (language) => {
    setLanguage(language);
    const [ofForce, ofSetup, ofTable] = [
      typesIn(sourceOf('force_faults.rs')),
      typesIn(sourceOf('setup_faults.rs')),
      typesIn(sourceOf('table_faults.rs')),
    ];
    expect([ofForce.length, ofSetup.length, ofTable.length].every((count) => count > 10)).toBe(true);
    for (const [types, rule] of [
      [ofForce, 'AT-FORCE-01'],
      [ofSetup, 'AT-FORCE-01'],
      [ofTable, 'AT-TERR-01'],
    ] as const) {
      for (const type of types) {
        const wholes =
          type === 'uneven_teams' ? { points: [95, 100] } : type === 'no_such_table' ? { known: [] } : {};
        const said = describeFault({ ...data, ...wholes, type, rule, because: 'x' }, own.figures);
        expect(said, type).toMatch(/\S/);
        expect(said, type).not.toMatch(/\{|undefined|NaN|null|\[object/);
      }
    }
  });

  it('name the figure, tell exact points from a limit, and fall back to the server’s own words', () => {
    const fault = { type: 'figure_colours', rule: 'AT-R-02', because: '', code: 'B04', red: 7 };
    expect(describeFault(fault, own.figures)).toBe(
      'Rivet Trooper (B04): 7 of its 12 numbers are red; 6 must be red and 6 white.',
    );
    const points = {
      type: 'points',
      rule: 'AT-FORCE-02',
      because: '',
      part: 'backup',
      points: 45,
      agreed: 50,
      exact: true,
    };
    expect(describeFault(points)).toBe('Back-Up force: 45 points; exactly 50 are asked for.');
    expect(describeFault({ ...points, exact: false })).toMatch(/at most 50/);
    expect(describeFault({ type: 'name', rule: 'AT-TERR-01', because: '', letters: 0, most: 40 })).toMatch(
      /table/,
    );
    expect(shownFaults([{ type: 'new_one', rule: 'AT-R-1', because: 'it is new' }], [])[0]).toMatchObject({
      text: 'it is new',
      foreign: true,
    });
  });
});

describe('names', () => {
  it('of a force count equal figures, and say which are in the Back-Up force', () => {
    const watch = own.forces[0]?.force ?? emptyForce();
    expect(forceLine(own.figures, watch)).toBe(
      'Valve Marshal, Boiler Captain, Rivet Lancer, Rivet Trooper ×2; in waiting: Valve Marshal (Sled), Rivet Lancer, Rivet Trooper',
    );
    expect(forceLine(own.figures, emptyForce())).toBe('nobody');
  });

  it('that come with the game appear in the language of the page, and others unchanged', () => {
    setLanguage('ko');
    for (const { id, force: ready, about } of own.forces) {
      expect(givenName(ready.name ?? '')).toMatch(/[가-힣]/);
      expect(readyAbout(id, about)).toMatch(/[가-힣]/);
    }
    for (const one of own.tables) expect(tableName(one)).toMatch(/[가-힣]/);
    expect(forceName({ battle: [], name: 'Boilers' })).toBe('Boilers');
    expect(forceName({ battle: [], name: ' ' })).toBe('이름 없는 부대');
  });
});
