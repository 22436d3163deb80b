import { expect, it } from 'vitest';
import { momentOf } from '../../../../dev/plastic-attack/views';
import { oddsLegend } from './odds';

const { setup, view } = momentOf('choose', '2009', 2);
const { attacker, defender, defending } = view.battle!;

/** The view of a seat in a battle whose defender is protected by this many cards. */
const guarded = (viewer: string, cards: number) => ({
  ...view,
  viewer,
  seats: view.seats.map((side) => ({
    ...side,
    army: side.army.map((one) =>
      one.figure === defending ? { ...one, guards: ['9s', '4h'].slice(0, cards) } : one,
    ),
  })),
});

it('says what the percentages count', () => {
  expect(oddsLegend(setup, guarded(attacker, 0))).toBe('% = chance that the card wins');
});

it('says to the attacker, and to nobody else, that a protected defender may escape the loss', () => {
  expect(oddsLegend(setup, guarded(attacker, 1))).toMatch(
    /^% = chance that the card wins\. If you win, .+ may discard the Shield and lose no Power\.$/,
  );
  expect(oddsLegend({ ...setup, edition: 'revised' }, guarded(attacker, 2))).toContain('discard the Armor');
  expect(oddsLegend(setup, guarded(defender, 1))).toBe('% = chance that the card wins');
});
