import { expect, it } from 'vitest';
import { momentOf, setupAt } from '../../../../dev/plastic-fudge/moments';
import { howClose } from './ending';

it('says how close the loser came to winning', () => {
  const [setup, { view }] = [setupAt('over'), momentOf('over')];
  const { over, tally } = view;
  const by = (lost: number) => ({
    over,
    tally: { ...tally, green: { ...tally.green!, units: 8, lost, loss_percent: Math.floor(lost * 12.5) } },
  });
  expect(over).toMatchObject({ by: 'losses', winner: 'green' });
  expect(howClose(setup, by(5))).toBe(
    'So close! Tan would have won with one more of Green’s Units destroyed or driven off.',
  );
  expect(howClose(setup, by(4))).toBe(
    'Tan would have won with 2 more of Green’s Units destroyed or driven off.',
  );
  expect(howClose(setup, by(1))).toBe(
    'Tan would have won with 5 more of Green’s Units destroyed or driven off.',
  );
  expect(howClose(setup, by(0))).toBe('');
  expect(howClose({ options: { ...setup.options, loss_by: 'points' } }, view)).toBe(
    'Tan would have won with 25 % more of Green’s points destroyed or driven off.',
  );
  expect(howClose(setup, by(6))).toBe('');
  expect(howClose(setup, { over: { ...over!, by: 'resignation' }, tally })).toBe('');
});
