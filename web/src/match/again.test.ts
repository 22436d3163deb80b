import { expect, it } from 'vitest';
import { aSummary } from '../../dev/samples';
import type { SeatSummary, Summary } from '../wire';
import { hasStronger, mayRepeat } from './again';

const seat = (seat: string, more: Partial<SeatSummary>): SeatSummary => ({
  seat,
  kind: 'guest',
  name: '',
  you: false,
  online: true,
  ready: true,
  ...more,
});
const me = seat('blue', { you: true });
const against = (...others: SeatSummary[]): Summary => ({ ...aSummary(), seats: [me, ...others] });
const won = (winner: string, level: number): Summary => ({
  ...against(bot(level)),
  over: { winners: [winner], by: 'hq', clause: '' } as unknown as NonNullable<Summary['over']>,
});
const bot = (level: number) => seat('red', { kind: 'bot', level });

it('repeats a match that one person played against bots', () => {
  expect(mayRepeat(against(bot(2)))).toBe(true);
  expect(mayRepeat(against(seat('red', {})))).toBe(false);
  expect(mayRepeat(against(seat('red', { you: true })))).toBe(false);
});

it('makes bots stronger for winners, up to the highest level of all games', () => {
  expect([hasStronger(won('blue', 4)), hasStronger(won('blue', 5))]).toEqual([true, false]);
  expect(hasStronger(won('red', 4))).toBe(false);
});
