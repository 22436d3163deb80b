import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { PathAnswer, Setup } from '../types';
import { describeStop, stopPlate } from './stops';

const { view } = momentOf('move');
const figure = view.figures.find(({ id }) => id === 'p1-01')!;
const bare = { ...setup, terrain: [] };
const after = (tix: number, legal = true): PathAnswer => ({ tix, legal }) as PathAnswer;
/**
 * What is said after a roll of one tik from position 0 of this wheel; `marks` may leave other positions open.
 */
const said = (wheel: string[], marks = 1, on: Setup = bare): [string, string] => {
  const cards = {
    ...on,
    figures: on.figures.map((card) => (card.id === 'p1-01' ? { ...card, wheel } : card)),
  };
  const shown = {
    ...view,
    figures: view.figures.map((one) =>
      one === figure ? { ...one, window: wheel[0]!.replace('*', ''), marks } : one,
    ),
  };
  return [stopPlate(cards, shown, 'p1-01', after(1)), describeStop(cards, shown, 'p1-01', after(1))];
};

it('says on which number a wheel stops, and whether the special works there', () => {
  expect(said(['6r', '8w*', '5w'])).toEqual([
    '1 tik turns its wheel to 8★\n★: if knocked over, its special works',
    'It stops on 8★: if knocked over there, its special works.',
  ]);
  expect(said(['6r', '8w', '5w'])[1]).toBe('It stops on 8, without a ★.');
});

it('names every number that may come', () => {
  expect(said(['6r', '8w*', '6r', '5w'], 0b101)).toEqual([
    '1 tik turns its wheel to 8★ or 5\n★: if knocked over, its special works',
    'It may stop on 8★ or 5: nobody can tell yet which. Its special works only on the ★.',
  ]);
});

it('names red numbers only on a table with cover', () => {
  expect(said(['6r', '8r', '5w'])[0]).toBe('1 tik turns its wheel to 8');
  expect(said(['6r', '8r', '5w'], 1, setup)[0]).toBe('1 tik turns its wheel to 8 red');
});

it('says nothing without a roll, and for a move that the rules forbid', () => {
  expect(stopPlate(setup, view, 'p1-01', after(0))).toBe('');
  expect(describeStop(setup, view, 'p1-01', after(3, false))).toBe('');
});
