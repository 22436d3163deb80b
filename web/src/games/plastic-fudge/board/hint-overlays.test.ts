import { expect, it } from 'vitest';
import { momentOf, setupAt } from '../../../../dev/plastic-fudge/moments';
import { cardOf, placeOf, plateName } from '../describe/units';
import type { Position, Setup } from '../types';
import { hintOverlays } from './hint-overlays';

const setup = setupAt('moves');
const { position } = momentOf('moves').view;
const { id: unit, at, facing } = position.units.find((one) => one.at)!;

it('draws the way of a hinted move, with a word at its end', () => {
  const drawn = hintOverlays({ do: 'move', unit, path: [{ go: 2 }] }, setup, position);
  expect(drawn.slice(0, 2).map(({ kind }) => kind)).toEqual(['path', 'label']);
  expect(drawn[0]).toMatchObject({ way: [at, expect.anything()], facing: facing ?? 90 });
});

it('marks and names the enemy towards whom a hinted move leads', () => {
  const enemy = position.units.find((one) => one.at && one.side === 'tan')!;
  const own = position.units.find((one) => one.at && one.side === 'green')!;
  const alone = {
    ...position,
    flag: undefined,
    units: [
      { ...own, at: [9, 9], facing: 90 },
      { ...enemy, at: [9, 20] },
    ],
  } as unknown as Position;
  const flagless = { ...setup, battlefield: { ...setup.battlefield, flag: undefined } } as Setup;
  const drawn = hintOverlays({ do: 'move', unit: own.id, path: [{ go: 2 }] }, flagless, alone);
  expect(drawn.slice(2)).toEqual([
    expect.objectContaining({ kind: 'ring', at: [9, 20] }),
    {
      kind: 'label',
      at: [9, 20],
      beside: true,
      side: 'tan',
      text: plateName(setup, cardOf(setup, enemy.id)!),
    },
  ]);
});

it('draws a line for each hinted attack, and nothing for other hints', () => {
  const target = position.units.findLast((one) => one.at)!.id;
  const drawn = hintOverlays({ do: 'commit', attacks: [{ unit, target }] }, setup, position);
  const to = placeOf(position, target);
  expect(drawn).toEqual([
    { kind: 'attack', from: placeOf(position, unit), to, tone: 'hint' },
    { kind: 'ring', at: to, radius: expect.closeTo(0.25 + cardOf(setup, target)!.radius), tone: 'hint' },
    expect.objectContaining({
      kind: 'label',
      at: to,
      beside: true,
      text: plateName(setup, cardOf(setup, target)!),
    }),
  ]);
  expect(hintOverlays({ do: 'end-moves' }, setup, position)).toEqual([]);
});
