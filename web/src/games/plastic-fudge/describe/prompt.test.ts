import { expect, it } from 'vitest';
import { momentOf } from '../../../../dev/plastic-fudge/moments';
import type { Hints } from '../types';
import { promptOf } from './prompt';

const nothing = {
  aiming: false,
  laying: false,
  piece: false,
  measuring: null,
  odds: null,
  told: false,
  selected: 0,
  drafts: 0,
  left: 0,
  can: [],
  attacks: 0,
  ready: false,
  harmless: 0,
  vain: false,
  isJet: false,
};

it('tells a player whom the table waits for besides that player', () => {
  const { view } = momentOf('commit');
  const both = { ...view, viewer: 'green' as const, waiting: { ...view.waiting, seats: ['green', 'tan'] } };
  expect(promptOf(both as typeof view, null, 'play', nothing).text).toBe('Waiting for the attacks of Tan.');
  const watched = { ...both, viewer: null } as typeof view;
  expect(promptOf(watched, null, 'play', nothing).text).toContain('Green');
});

it('asks for no target once every Unit has an attack', () => {
  const { view } = momentOf('commit');
  const hints = { asks: 'commit' } as Hints;
  const chosen = { ...nothing, selected: 1, attacks: 2 };
  expect(promptOf(view, hints, 'play', chosen).text).toBe(
    'Tap a target: the Unit can attack enemies with red arrows.',
  );
  expect(promptOf(view, hints, 'play', { ...chosen, ready: true }).text).toContain('The lines show');
});

it('says how to measure, step by step, and in a lesson too', () => {
  const { view } = momentOf('commit');
  const said = (measuring: 'begins' | 'ends' | 'done'): string =>
    promptOf(view, null, 'play', { ...nothing, measuring }).text;
  expect([said('begins'), said('ends'), said('done')]).toEqual([
    'Measuring: tap a Unit or a place.',
    'Now tap the second Unit or place.',
    'That is the distance. Tap one of your Units to go on, or measure again.',
  ]);
  expect(promptOf(view, null, 'play', { ...nothing, measuring: 'begins' }).always).toBe(true);
});

it('says how likely a drafted attack is to kill', () => {
  const { view } = momentOf('commit');
  const odds = { target: 'Scout', kill: '57.8', injury: '28.1' };
  const { text, always } = promptOf(view, { asks: 'commit' } as Hints, 'play', {
    ...nothing,
    selected: 1,
    odds,
  });
  expect(text).toContain('57.8 %');
  expect(always).toBe(true);
});
