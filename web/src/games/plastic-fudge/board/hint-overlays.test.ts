import { expect, it } from 'vitest';
import { momentOf, setupAt } from '../../../../dev/plastic-fudge/moments';
import { placeOf } from '../describe/units';
import { hintOverlays } from './hint-overlays';

const setup = setupAt('moves');
const { position } = momentOf('moves').view;
const { id: unit, at, facing } = position.units.find((one) => one.at)!;

it('draws the way of a hinted move, with a word at its end', () => {
  const drawn = hintOverlays({ do: 'move', unit, path: [{ go: 2 }] }, setup, position);
  expect(drawn.map(({ kind }) => kind)).toEqual(['path', 'label']);
  expect(drawn[0]).toMatchObject({ way: [at, expect.anything()], facing: facing ?? 90 });
});

it('draws a line for each hinted attack, and nothing for other hints', () => {
  const target = position.units.findLast((one) => one.at)!.id;
  const drawn = hintOverlays({ do: 'commit', attacks: [{ unit, target }] }, setup, position);
  expect(drawn).toEqual([
    { kind: 'attack', from: placeOf(position, unit), to: placeOf(position, target), tone: 'hint' },
  ]);
  expect(hintOverlays({ do: 'end-moves' }, setup, position)).toEqual([]);
});
