import { expect, it } from 'vitest';
import { boards } from '../../../../dev/toy-battle/files';
import { entryTags } from './entry';

it('gives a tag to every place that lets only some Troops in', () => {
  const board = boards['tropical-pool']!;
  const tags = entryTags(board);
  const special = board.bases.filter((base) => base.special?.kind === 'allow').map(({ id }) => id);
  expect(tags.map(({ id }) => id)).toEqual([...special, 'HB', 'HR']);
  expect(tags.every(({ values, wide }) => wide > values.length * 25)).toBe(true);
  expect(entryTags(boards['castle-field']!)).toEqual([]);
});
