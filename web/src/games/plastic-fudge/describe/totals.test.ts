import { expect, it } from 'vitest';
import { setup } from '../../../../dev/plastic-fudge/moments';
import { describeTotal } from './totals';

it('says as what a total beyond the chart counts, unless the chart is extended', () => {
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
