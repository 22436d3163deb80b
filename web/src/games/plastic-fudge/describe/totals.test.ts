import { expect, it } from 'vitest';
import { setup } from '../../../../dev/plastic-fudge/moments';
import { describeTotal } from './totals';

it('says how a total beyond the Damage Chart counts, unless an option extends the chart', () => {
  expect([-5, -4, 0, 4, 5].map((total) => describeTotal(total, setup))).toEqual([
    '−5 (counts as −4)',
    '−4',
    '0',
    '+4',
    '+5 (counts as +4)',
  ]);
  const extended = { ...setup, options: { ...setup.options, totals: 'extend' as const } };
  expect(describeTotal(5, extended)).toBe('+5');
});
