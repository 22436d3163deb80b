import { expect, it } from 'vitest';
import { momentOf, setupAt } from '../../../../dev/plastic-fudge/moments';
import { clauseOf, howClose, howItWasLost } from './ending';

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

it('names the losses and the share that loses in this match, and the clause with the option', () => {
  const [setup, { view }] = [setupAt('over'), momentOf('over')];
  const half = { options: { ...setup.options, loss_percent: 50 } };
  const tally = (green: number, tan: number) => ({
    green: { ...view.tally.green, units: 6, lost: green, loss_percent: Math.floor((green * 100) / 6) },
    tan: { ...view.tally.tan, units: 6, lost: tan, loss_percent: Math.floor((tan * 100) / 6) },
  });
  const said = (green: number, tan: number) =>
    howItWasLost(half, { over: view.over, tally: tally(green, tan) });
  expect(said(2, 4)).toBe('Tan lost 4 of 6 Units. In this battle a side loses with half of its Units gone.');
  expect(said(3, 4)).toBe(
    'Tan lost 4 of 6 Units. Green lost 3 of 6 Units. In this battle a side loses with half of its Units gone.' +
      ' Both sides lost that much in the same Round. Tan lost the larger share, so Green wins.',
  );
  expect(clauseOf(half, view.over!)).toBe('PF-R-72');
  expect(clauseOf({ options: { ...setup.options, loss_percent: 75 } }, view.over!)).toBe(view.over!.clause);
});
