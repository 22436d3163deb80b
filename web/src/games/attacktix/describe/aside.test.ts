import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { AimAnswer } from '../types';
import { describeOff, missOf, missPlate } from './aside';
import { sightOf } from './sight';

const { view } = momentOf('attack');
const launcher = setup.figures.find(({ weapon }) => weapon.kind === 'ranged')!.id;
/** How a level shot along the z axis, so high, misses p2-02, if only this figure stands on the table. */
const miss = (at: [number, number], high = 53_000) => {
  const answer = {
    line: { from: [0, high, 0], to: [0, high, 900_000] },
    first: null,
    sweep: null,
  } as unknown as AimAnswer;
  const shown = {
    ...view,
    terrain: [],
    figures: view.figures.flatMap((one) =>
      one.id === 'p2-02' ? [{ ...one, at, zone: 'in-play' as const }] : [],
    ),
  };
  const sight = sightOf(setup, shown, launcher, answer);
  return missOf(setup, shown, launcher, answer, sight, 'p2-02');
};

it('says on which side a line misses, and by which angle', () => {
  // Headings grow counter-clockwise from the z axis, so a figure at a positive x stands to the left.
  expect(miss([100_000, 400_000])).toMatchObject({ how: 'right', target: 'p2-02' });
  const left = miss([-100_000, 400_000])!;
  expect(missPlate(left)).toBe('too far left');
  expect(describeOff(setup, left)).toBe('Misses Rose’s Bramble Trooper 2: 14° too far left.');
});

it('says whether a line in the right direction is too high', () => {
  expect(miss([0, 300_000], 300_000)).toMatchObject({ how: 'high', by: 0 });
});
