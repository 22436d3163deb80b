import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { AimAnswer } from '../types';
import { describeInShake, inShake } from './in-shake';

const { view } = momentOf('attack');
const launcher = setup.figures.find(({ weapon }) => weapon.kind === 'ranged')!.id;
const shaky = { ...setup, options: { ...setup.options, aim_noise: 0.5 } };
/** A level shot along the z axis. */
const answer = { line: { from: [0, 53_000, 0], to: [0, 53_000, 500_000] } } as unknown as AimAnswer;
/** What may be hit if only p2-02 stands on the table, at this place. */
const threats = (at: [number, number], on = shaky): string[] =>
  inShake(
    on,
    {
      ...view,
      terrain: [],
      figures: view.figures.flatMap((one) =>
        one.id === 'p2-02' ? [{ ...one, at, zone: 'in-play' as const }] : [],
      ),
    },
    launcher,
    answer,
    null,
  );

it('finds a figure beside the line that a shaking hand may hit', () => {
  expect(threats([22_000, 400_000])).toEqual(['p2-02']);
  expect(threats([22_000, 100_000]), 'near the shooter the shake is smaller').toEqual([]);
  expect(threats([40_000, 400_000]), 'too far aside').toEqual([]);
  expect(threats([0, -200_000]), 'behind the shooter').toEqual([]);
});

it('warns of nothing if the aim has no error', () => {
  expect(threats([22_000, 400_000], { ...setup, options: { ...setup.options, aim_noise: 0 } })).toEqual([]);
  expect(describeInShake(shaky, [])).toBe('');
  expect(describeInShake(shaky, ['p2-02'])).toBe(
    'If your hand shakes, the shot may hit Rose’s Bramble Trooper 2 on the way.',
  );
});
