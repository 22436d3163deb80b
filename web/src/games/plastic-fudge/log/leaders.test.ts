import { expect, it } from 'vitest';
import { setup } from '../../../../dev/plastic-fudge/moments';
import type { Event } from '../types';
import { describeLeaders } from './leaders';

const idOf = (commander: boolean): string =>
  setup.units.find((card) => card.side === 'green' && card.commander === commander)!.id;
const events = (unit: string): Event[] =>
  [
    { type: 'phase', step: 'initiative', round: 2 },
    { type: 'rout', unit, fled: true },
    { type: 'phase', step: 'initiative', round: 3 },
  ] as unknown as Event[];

it('names a Commander who fled, and the Round', () => {
  expect(describeLeaders(events(idOf(true)), setup)).toMatch(
    /, the Commander of Green, ran off the table in Round 2\.$/,
  );
  expect(describeLeaders(events(idOf(false)), setup)).toBe('');
});
