import { expect, it } from 'vitest';
import { aSummary } from '../../dev/samples';
import type { GameTable } from '../contract';
import type { GamePage, SeatSummary, Summary } from '../wire';
import { hasStronger, mayRepeat, orderAgain } from './again';

const game = { setupAgain: () => 'again' } as unknown as GameTable;
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

it('repeats a match that one person played against bots, in games that know how', () => {
  expect(mayRepeat(against(bot(2)), game)).toBe(true);
  expect(mayRepeat(against(bot(2)), {} as GameTable)).toBe(false);
  expect(mayRepeat(against(seat('red', {})), game)).toBe(false);
  expect(mayRepeat(against(seat('red', { you: true })), game)).toBe(false);
});

it('keeps the seats, and can make the bots stronger up to the highest level of all games', () => {
  const order = orderAgain(against(bot(2)), game, {} as GamePage, {}, 1);
  expect([order.setup, order.seats]).toEqual(['again', [{ kind: 'me' }, { kind: 'bot', level: 3 }]]);
  expect([hasStronger(won('blue', 4)), hasStronger(won('blue', 5))]).toEqual([true, false]);
  expect(hasStronger(won('red', 4))).toBe(false);
});
