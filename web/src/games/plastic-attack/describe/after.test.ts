import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../dev/plastic-attack/views';
import type { Event, Special } from '../types';
import { explainAfter } from './after';

const { setup, view } = momentOf('choose', '2009', 2);
const past = momentOf('use', '2009', 2).view.battle!;
const figure = past.attacking;
const battle = { ...past, attacker: view.viewer! };
const clause = 'PA1-X';
const used = (action: Special): Event => ({
  type: 'used',
  seat: 'red',
  action,
  on: null,
  players: [],
  clause,
});
const rolled: Event = { type: 'rolled', figure, face: 7, clause };
const explain = (won: boolean, ...after: Event[]): string =>
  explainAfter(setup, view, { ...battle, won }, after);

describe('the text after a battle', () => {
  it('says only to the attacker that the card gives no action after a failed attack', () => {
    const { sums } = battle;
    const queen = { ...battle, won: false, sums: [{ ...sums![0], card: 'Qs' }, sums![1]] as typeof sums };
    expect(explainAfter(setup, view, queen, [])).toMatch(/^No .+: that needs a won attack\.$/);
    expect(explainAfter(setup, view, { ...queen, attacker: 'blue' }, [])).toBe('');
    expect(explainAfter(setup, view, { ...queen, won: true }, [])).toBe('');
  });

  it('says what a used action will do later', () => {
    expect(explain(true, used('dodge'))).toBe(
      'Red uses Dodge. Dodge: Add 5 the next time you defend, with any figure.',
    );
    expect(explain(true, used('luck'), rolled)).toMatch(
      /shows 7\. That is not higher, so the Power stays\.$/,
    );
    const rises: Event = { type: 'power_changed', figure, from: 5, to: 7, clause };
    expect(explain(true, used('luck'), rolled, rises)).toMatch(/rises from Power 5 to 7\.$/);
  });

  it('says how a captive can come back', () => {
    expect(explain(true, { type: 'captured', figure, from: 'red', by: 'blue', clause })).toMatch(
      / from Red\. A captured figure fights no more, unless a special action brings it back\.$/,
    );
  });
});
