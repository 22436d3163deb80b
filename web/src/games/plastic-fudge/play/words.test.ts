import { expect, it } from 'vitest';
import { momentOf } from '../../../../dev/plastic-fudge/moments';
import type { EventOf } from '../types';
import { wordsOf } from './words';

const hit = momentOf('morale').events.find((event): event is EventOf<'hit'> => event.type === 'hit')!;

it('says which defender was saved, but nothing of a Base or of a Unit without a place', () => {
  const where = (id: string) => (id === 'x' ? ([1, 2] as const) : null);
  const { target: _, ...rest } = hit;
  const said = (event: EventOf<'hit'>) =>
    wordsOf(event, where, (id) => `Trooper ${id}`).map(({ text, at }) => [text, at]);
  expect(said({ ...rest, target: 'x', result: 'no-damage' })).toEqual([['Trooper x is saved!', [1, 2]]]);
  expect(said({ ...rest, target: 'x', result: 'kill' })).toEqual([]);
  expect(said({ ...rest, target: 'elsewhere', result: 'no-damage' })).toEqual([]);
  expect(said({ ...rest, unit: 'x', piece: 'b1', result: 'no-damage' })).toEqual([]);
});
