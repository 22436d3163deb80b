import { expect, it } from 'vitest';
import { describeFact, describeReason, factFor } from './reasons';
import type { View } from './types';

type Left = View['players'][number]['left'];
/** Red's view in a game for two. `left` says how many of each toy Blue still has. */
const against = (...left: number[]): View => ({
  viewer: 'red',
  round: 4,
  rug: 2,
  players: (['red', 'blue'] as const).map((seat) => ({
    seat,
    hand: null,
    left: (seat === 'red' ? [2, 2, 2, 2, 2, 2] : left) as Left,
    has_chosen: false,
    chosen: null,
    marbles: 0,
    resigned: false,
  })),
});

it('judges a toy by the toys that the other players have left', () => {
  expect(factFor('robot', against(1, 1, 1, 1, 1, 1))).toBe(null);
  expect(factFor('robot', against(1, 1, 1, 1, 0, 1))).toBe('rr-fact-safe');
  expect(factFor('robot', against(1, 1, 1, 1, 0, 0))).toBe('rr-fact-sure');
  expect(factFor('mouse', against(1, 1, 1, 1, 1, 1))).toBe('rr-fact-mouse');
  expect(factFor('elephant', against(0, 1, 1, 1, 1, 1))).toBe('rr-fact-no-mouse');
  expect(factFor('elephant', against(1, 1, 1, 1, 1, 0))).toBe('rr-fact-safe');
  expect(factFor('elephant', against(0, 1, 1, 1, 1, 0))).toBe('rr-fact-sure');
});

it('explains hints for different toys in different sentences', () => {
  const view = against(1, 1, 1, 1, 0, 1);
  expect(describeReason('saves', { choose: 'duck' }, view)).toBe(
    'It keeps your faster toys for later races.',
  );
  expect(describeReason('marbles', { choose: 'robot' }, view)).toBe(
    'Your other toys are less likely to win the 2 marbles. No other player has a Robot left, so it cannot crash.',
  );
  expect(describeFact({ choose: 'duck' }, view)).toBe(null);
});
