import { afterEach, expect, it } from 'vitest';
import { setupAt } from '../../../../dev/plastic-fudge/moments';
import { setLanguage } from '../../../texts';
import type { Card, Piece, Setup } from '../types';
import { platesFor, shortName, thingName, unitName } from './units';

afterEach(() => setLanguage('en'));
const base = setupAt('moves');
const card = (id: string, side: Card['side'], name?: string): Card =>
  ({ ...base.units[0]!, id, side, type: 'sniper', name }) as Card;
const setup: Setup = {
  ...base,
  units: [
    card('g0', 'green'),
    card('g1', 'green', 'Ann'),
    card('g2', 'green', 'Bob'),
    card('g3', 'green', 'Bob'),
    card('t0', 'tan'),
  ],
};

it('Units have a number or a side in their names only where they need it', () => {
  expect(setup.units.map(({ id }) => unitName(setup, id))).toEqual([
    'Sniper (Green)',
    'Ann',
    'Bob 1',
    'Bob 2',
    'Sniper (Tan)',
  ]);
  expect(shortName(setup, 't0')).toBe('Sniper');
});

it('no two Units, markers or pieces of a real table have the same name', () => {
  const things = [...base.units, ...(base.battlefield.terrain ?? [])];
  for (const language of ['en', 'ko'] as const) {
    setLanguage(language);
    const names = things.map(({ id }) => thingName(base, id));
    expect(new Set(names).size).toBe(things.length);
    for (const name of names) expect(name).not.toMatch(/\b[a-z]\d+\b/);
  }
});

it('pieces are numbered by their kind, and markers by their ids', () => {
  const wood = (id: string) => ({ ...base.battlefield.terrain![0]!, id, type: 'forest' }) as Piece;
  const table = {
    ...base,
    battlefield: { ...base.battlefield, terrain: [wood('x7'), wood('x9')], pool: [] },
  };
  expect(['x7', 'x9', 'm3'].map((id) => thingName(table, id))).toEqual(['forest 1', 'forest 2', 'Marker 3']);
  const alone = { ...table, battlefield: { ...table.battlefield, terrain: [wood('x7')] } };
  expect(thingName(alone, 'x7')).toBe('forest');
});

it('a sentence says whose each Unit is, and numbers those of one side that share a name', () => {
  const name = platesFor(setup, 'green');
  expect(['g0', 'g3', 't0'].map(name)).toEqual(['your Sniper', 'your Bob 2', 'Tan’s Sniper']);
  expect(platesFor(setup, null)('g0'), 'several people at one screen').toBe('Green’s Sniper');
  setLanguage('ko');
  expect(name('g0')).toMatch(/^내 /);
  expect(name('t0')).toContain('의 ');
});
