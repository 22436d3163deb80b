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
  average: '',
  threshold: '−3',
  told: false,
  selected: 0,
  unit: '',
  isDrafted: false,
  isEnemy: false,
  harmsNobody: false,
  goesOn: '',
  drafts: 0,
  stay: 'none',
  left: 0,
  can: [],
  attacks: 0,
  ready: false,
  harmless: 0,
  vain: false,
  isJet: false,
};

it('tells a player which other players the table waits for; a spectator is told all of them', () => {
  const { view } = momentOf('commit');
  const both = { ...view, viewer: 'green' as const, waiting: { ...view.waiting, seats: ['green', 'tan'] } };
  expect(promptOf(both as typeof view, null, 'play', nothing).text).toBe('Waiting for the attacks of Tan.');
  const watched = { ...both, viewer: null } as typeof view;
  expect(promptOf(watched, null, 'play', nothing).text).toContain('Green');
});

it('asks for no target once every Unit has an attack', () => {
  const { view } = momentOf('commit');
  const hints = { asks: 'commit' } as Hints;
  const chosen = { ...nothing, selected: 1, unit: 'Scout', attacks: 2 };
  expect(promptOf(view, hints, 'play', chosen).text).toBe(
    'Scout: tap an enemy that is marked with red arrows.',
  );
  expect(promptOf(view, hints, 'play', { ...chosen, ready: true }).text).toContain('The lines show');
});

it('says what to do if the chosen Unit can harm no enemy, or is an enemy', () => {
  const { view } = momentOf('commit');
  const hints = { asks: 'commit' } as Hints;
  const chosen = {
    ...nothing,
    selected: 1,
    unit: 'Scout',
    goesOn: 'Go on',
  };
  const said = (making: object): string => promptOf(view, hints, 'play', { ...chosen, ...making }).text;
  expect(said({ harmsNobody: true })).toBe(
    'Scout can harm no enemy from where it stands. Choose another of your Units, or press “Go on”.',
  );
  expect(said({ isEnemy: true })).toMatch(/^That is an enemy/);
});

it('says what comes next once the chosen Unit has its order', () => {
  const { view } = momentOf('moves');
  const said = (isDrafted: boolean): string =>
    promptOf(view, { asks: 'moves' } as Hints, 'play', {
      ...nothing,
      selected: 1,
      unit: 'Scout',
      can: ['move'],
      drafts: 1,
      isDrafted,
    }).text;
  expect(said(false)).toMatch(/^Tap or drag/);
  expect(said(true)).toMatch(/^The lines show where your Units will go/);
});

it('says step by step how to measure, in a lesson too', () => {
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
  const chances = { kill: '57.8', injury: '28.1' };
  const odds = { weapon: 'Rifle', target: 'Scout', cover: 'none' as const, ...chances, why: 'Why.' };
  const { text, always } = promptOf(view, { asks: 'commit' } as Hints, 'play', {
    ...nothing,
    selected: 1,
    odds,
  });
  expect(text).toBe(
    'Rifle → Scout: 57.8 % to kill with one attack, 28.1 % to injure. Why. Tap another target to compare.',
  );
  expect(always).toBe(true);
});
