import { expect, it } from 'vitest';
import { setup } from '../../../../dev/attacktix/moments';
import { describeUnsteady, shakeOf } from './unsteady';

const shaky = (aim_noise: number) => ({ ...setup, options: { ...setup.options, aim_noise } });
const launcher = setup.figures.find(({ weapon }) => weapon.kind === 'ranged')!.id;
const hand = setup.figures.find(({ weapon }) => weapon.reach > 0)!.id;

it('says how far beside its line a shot may fly, and advises to roll closer to a far target', () => {
  expect(describeUnsteady(shaky(0.5), launcher, 500_000)).toBe(
    'Your hand shakes up to 0.9 cm aside there; a body is 3 cm wide.',
  );
  expect(describeUnsteady(shaky(1), launcher, 800_000)).toBe(
    'Your hand shakes up to 2.8 cm aside there; a body is 3 cm wide. Roll closer to be surer.',
  );
});

it('says nothing if the aim has no error, for a hand weapon, or if the distance is not known', () => {
  expect(describeUnsteady(shaky(0), launcher, 500_000)).toBe('');
  expect(describeUnsteady(shaky(1), hand, 500_000)).toBe('');
  expect(describeUnsteady(shaky(1), launcher, null)).toBe('');
  expect(shakeOf(shaky(0.5), launcher)).toBe(100);
});
