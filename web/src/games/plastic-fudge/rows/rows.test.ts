import { afterEach, describe, expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import { setLanguage } from '../../../texts';
import type { Position, SurroundingsAnswer } from '../types';
import { nearest, rowsOf } from './rows';

afterEach(() => setLanguage('en'));

const { view } = momentOf('moves');
const around = momentOf('moves').answers.find(({ question }) => question.ask === 'surroundings')!
  .answer as SurroundingsAnswer;
const from = {
  setup,
  position: view.position,
  side: 'green' as const,
  lead: around.unit,
  around,
  drafted: () => null,
};
const words = (id: string, more = {}): string =>
  rowsOf({ ...from, ...more })
    .flatMap(({ rows }) => rows)
    .find((row) => row.id === id)!.words;
const changed = (id: string, change: object): Position => ({
  ...view.position,
  units: view.position.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
});

describe('rows', () => {
  it('come in three groups, the viewer’s own first', () => {
    expect(rowsOf(from).map(({ key }) => key)).toEqual(['own', 'enemy', 'things']);
    expect(rowsOf({ ...from, side: 'tan' })[0]!.rows.every(({ seat }) => seat === 'tan')).toBe(true);
    expect(rowsOf({ ...from, side: null })[0]!.title).toBe('Green');
  });

  it('say how far something is from the selected Unit, and where', () => {
    const seen = around.rows.find(({ id }) => id === 't1')!;
    expect(words('t1')).toMatch(
      new RegExp(
        `^Grenade and Rifle Trooper 1, Tan, ${Math.round(seen.gap * 10) / 10} inches from Grenade and Rifle Trooper \\(Green\\), `,
      ),
    );
    expect(words('t1')).toMatch(/straight ahead|° to the (left|right)/);
  });

  it('say how near the nearest enemy is if no Unit is selected', () => {
    const near = nearest(setup, view.position, view.position.units[0]!)!;
    expect(words('g0', { lead: null, around: null })).toContain(
      `inches from ${near.id === 't0' ? 'Sergeant' : 'Grenade'}`,
    );
  });

  it('say which side wins by taking the flag', () => {
    const { position } = momentOf('terrain').view;
    expect(words('flag1', { position, lead: null, around: null })).toBe(
      'the flag, Green, Tan wins at the end of a Round if a steady Tan Trooper touches it and no steady Green Trooper is within 2 inches',
    );
  });

  it('say the ground, the height and their effect on defence', () => {
    const rows = around.rows.map((row) =>
      row.id === 't1' ? { ...row, terrain: 'forest' as const, level: 1 } : row,
    );
    expect(words('t1', { around: { ...around, rows } })).toContain(
      'in forest, +1 against ranged attacks, level 1',
    );
  });

  it('say the state of a Unit, and its draft', () => {
    expect(words('g2', { position: changed('g2', { state: 'routed', injuries: 2, moved: true }) })).toMatch(
      /running away, .*2 injuries, has moved$/,
    );
    expect(words('g2', { drafted: () => 'draft: 3 in ahead' })).toMatch(/draft: 3 in ahead$/);
    const gone = rowsOf({ ...from, position: changed('g0', { state: 'destroyed', at: undefined }) })[0]!.rows;
    expect(gone.at(-1)!.words).toContain('Corporal Reed, Green, destroyed');
  });

  it('keep the secrets of markers', () => {
    const mines = [
      { id: 'm1', side: 'tan' as const, at: [20, 20] as [number, number] },
      { id: 'm2', side: 'green' as const, at: [22, 20] as [number, number], real: false },
    ];
    const position = { ...view.position, mines };
    expect(words('m1', { position })).toBe('Marker 1, Tan, mine or false, not known');
    expect(words('m2', { position })).toBe('Marker 2, Green, false marker');
  });

  it('speak Korean', () => {
    setLanguage('ko');
    expect(words('t1')).toMatch(/^수류탄 소총병 1, 황갈, 수류탄 소총병\(초록\)에서 [\d.]+인치/);
  });
});
