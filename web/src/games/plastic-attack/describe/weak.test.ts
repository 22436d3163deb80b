import { expect, it } from 'vitest';
import { momentOf } from '../../../../dev/plastic-attack/views';
import type { View } from '../types';
import { describeTotal } from './facts';
import { gainsByAction, gainsInShort } from './gains';
import { promptOf } from './prompt';

const { setup, view, hints } = momentOf('choose', 'revised', 2);
const viewer = view.viewer!;
const none = { picked: null, only: null };

/** The view in another stage, with these cards in the viewer's hand. */
const holding = (hand: string[], stage: 'attack' | 'defend' | 'play' | 'use', seat = viewer): View => ({
  ...view,
  turn: { ...view.turn!, stage, seat },
  seats: view.seats.map((side) => (side.seat === viewer ? { ...side, hand } : side)),
});

it('says to a player with a weak hand who chooses the figure, and what losing does to it', () => {
  const defend = { ...hints!, asks: 'defend' as const };
  expect(promptOf(setup, holding(['2s', '4d'], 'defend'), defend, none, 'play').more).toBe(
    'Weak cards: you choose who takes the hit. If it loses, an unhurt figure is wounded, and a wounded one is captured.',
  );
  expect(promptOf(setup, holding(['2s', 'Qd'], 'defend'), defend, none, 'play').more).not.toContain('Weak');
});

it('never says that the table waits for its own viewer, once the viewer has chosen', () => {
  for (const stage of ['attack', 'use'] as const) {
    const text = promptOf(setup, { ...holding(['2s'], stage), battle: null }, null, none, 'play').text;
    expect(text).toBe('The battle goes on.');
  }
});

it('names each action once, with all cards that give it, in few words', () => {
  const figure = view.seats.find(({ seat }) => seat === viewer)!.army[0]!.figure;
  const known = holding(['7s', '8h', '2c'], 'play');
  expect(gainsByAction(setup, known, figure)).toEqual([{ action: expect.any(String), cards: ['7s', '8h'] }]);
  expect(gainsInShort(setup, { ...known, turn: { ...known.turn!, number: 1 } }, figure)).toMatch(
    /^With a win 7♠ 8♥ .+: .+\.$/,
  );
});

it('reckons the total that a card makes with the figure of the viewer', () => {
  expect(describeTotal('Qs', setup, view)).toMatch(/^Card 12 \+ Power \d+ = \d+ in total\./);
  expect(describeTotal('Qs', setup, { ...view, battle: null })).toBeNull();
});
