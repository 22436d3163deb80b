import { expect, it } from 'vitest';
import { partsOf, pourIn } from './pile';
import type { Event, View } from './types';

const pour = (marbles: number, rug: number) => ({ marbles, rug });
const poured = (marbles: number, rug: number): Event => ({ type: 'poured', marbles, rug });
const raced = { type: 'raced' } as Event;
const view = (round: number, rug: number): View => ({ viewer: null, round, rug, players: [] });

it('counts marbles left over from earlier races apart from new ones', () => {
  expect(partsOf(view(3, 8), pour(5, 8))).toBe('3 left over + 5 new');
  expect(partsOf(view(8, 8), pour(4, 8))).toBe('4 left over + 4 new');
});

it('says before the last race that more marbles come for it', () => {
  expect(partsOf(view(3, 5), pour(5, 5))).toBe(
    'Each race has 1 to 6 new marbles, and the last race 2 to 12!',
  );
  expect(partsOf(view(8, 9), pour(9, 9))).toBe('The last race: 2 to 12 new marbles.');
  expect(partsOf(view(9, 4), pour(4, 4))).toBe('');
});

it('leaves out marbles that the table does not show yet', () => {
  expect(partsOf(view(3, 5), pour(6, 11))).not.toContain('left over');
});

it('adds up all marbles that came since the last race, even if they came in two steps', () => {
  expect(pourIn([poured(1, 1), raced, poured(6, 6), poured(1, 7)])).toEqual(pour(7, 7));
  expect(pourIn([poured(3, 3), { type: 'resigned', seat: 'red' }])).toEqual(pour(3, 3));
  expect(pourIn([poured(3, 3), raced])).toBeUndefined();
});
