import { expect, it } from 'vitest';
import { momentOf, setupAt } from '../../../../dev/plastic-fudge/moments';
import { howClose } from './ending';

it('says how near the loser came to the win', () => {
  const [setup, { view }] = [setupAt('over'), momentOf('over')];
  const { over, tally } = view;
  const by = (lost: number) => ({
    over,
    tally: { ...tally, green: { ...tally.green!, units: 8, lost, loss_percent: Math.floor(lost * 12.5) } },
  });
  expect(over).toMatchObject({ by: 'losses', winner: 'green' });
  expect(howClose(setup, by(5))).toBe('So close! To win, Tan still had to destroy or drive off one Unit.');
  expect(howClose(setup, by(4))).toBe('To win, Tan still had to destroy or drive off 2 Units.');
  expect(howClose(setup, by(0))).toBe('To win, Tan still had to destroy or drive off 6 Units.');
  expect(howClose({ options: { ...setup.options, loss_by: 'points' } }, view)).toBe(
    'To win, Tan still had to destroy or drive off 25 % of the enemy points.',
  );
  expect(howClose(setup, by(6))).toBe('');
  expect(howClose(setup, { over: { ...over!, by: 'resignation' }, tally })).toBe('');
});
