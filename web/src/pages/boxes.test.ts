import { expect, it } from 'vitest';
import type { GameEntry } from '../wire';
import { boxesOf, editionToBegin } from './boxes';

const game = (id: string, family: string): GameEntry => ({
  id,
  family,
  title: { en: id },
  tagline: { en: '' },
  players: { min: 2, max: 2 },
  minutes: 0,
  complexity: 0,
});

it('editions of one game share a box, at the place of the first edition', () => {
  const boxes = boxesOf([game('a-1', 'a'), game('b', 'b'), game('a-2', 'a')]);
  expect(boxes.map(({ family, editions }) => [family, ...editions.map(({ id }) => id)])).toEqual([
    ['a', 'a-1', 'a-2'],
    ['b', 'b'],
  ]);
});

it('newcomers begin with the simplest edition, and of equally simple ones with the shortest', () => {
  const long = { ...game('long', 'a'), complexity: 2, minutes: 30 };
  const short = { ...long, id: 'short', minutes: 15 };
  const hard = { ...short, id: 'hard', complexity: 3, minutes: 5 };
  expect(editionToBegin([long, hard, short])?.id).toBe('short');
  expect(editionToBegin([long])).toBeNull();
  expect(editionToBegin([long, { ...long, id: 'same' }])).toBeNull();
});
