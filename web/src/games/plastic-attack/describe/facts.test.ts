import { expect, it } from 'vitest';
import { momentOf } from '../../../../dev/plastic-attack/views';
import { describeFact } from './facts';

const { setup, view } = momentOf('choose', '2009', 2);

it.each([
  [{ play: { card: 'Qs' } }, 'No card of your hand is higher.'],
  [{ play: { card: '3c' } }, 'It keeps the higher cards in your hand.'],
  [{ play: { card: '8s' } }, 'It adds 8, and a higher card stays in your hand.'],
  [{ defend: { with: 'Captain Cardboard' } }, 'No figure of yours adds more Power: 5.'],
  [{ use: { action: 'dodge' as const } }, 'Add 5 the next time you defend, with any figure.'],
  [{ decline: 'guard' as const }, 'The card that protects it stays for a later battle.'],
])('speaks for %j', (action, fact) => {
  expect(describeFact(action, setup, view)).toBe(fact);
});

it('says nothing of a refused action, and nothing to a spectator', () => {
  expect(describeFact({ decline: 'dodge' }, setup, view)).toBeNull();
  expect(describeFact({ play: { card: 'Qs' } }, setup, { ...view, viewer: null })).toBeNull();
});
