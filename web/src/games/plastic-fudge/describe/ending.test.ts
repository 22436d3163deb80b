import { expect, it } from 'vitest';
import { momentOf, setupAt } from '../../../../dev/plastic-fudge/moments';
import { clauseOf, howItWasLost, lostIn } from './ending';
import type { Event, EventOf, Setup } from '../types';

it('names the losses and the share that loses in this match, and the clause with the option', () => {
  const [setup, { view }] = [setupAt('over'), momentOf('over')];
  const half = { options: { ...setup.options, loss_percent: 50 } };
  const tally = (green: number, tan: number) => ({
    green: { ...view.tally.green, units: 6, lost: green, loss_percent: Math.floor((green * 100) / 6) },
    tan: { ...view.tally.tan, units: 6, lost: tan, loss_percent: Math.floor((tan * 100) / 6) },
  });
  const said = (green: number, tan: number) =>
    howItWasLost(half, { over: view.over, tally: tally(green, tan) });
  expect(said(2, 4)).toBe('Tan lost 4 of 6 Units, and half is too many.');
  expect(said(3, 4)).toBe('Both sides lost too many in the same Round, but Tan lost the larger share.');
  expect(clauseOf(half, view.over!)).toBe('PF-R-72');
  expect(clauseOf({ options: { ...setup.options, loss_percent: 75 } }, view.over!)).toBe(view.over!.clause);
});

it('says in the log what the result says', () => {
  const setup = { ...setupAt('over'), options: { ...setupAt('over').options, loss_percent: 50 } } as Setup;
  const end = { type: 'end', winner: 'green', by: 'losses', clause: 'PF-R-72' } as EventOf<'end'>;
  const victory = { type: 'victory', lost: [2, 3], of: [6, 6] } as Event;
  expect(lostIn(setup, end, [victory, end])).toBe('Tan lost 3 of 6 Units, and half is too many.');
  expect(lostIn(setup, end, [end])).toBe('');
});
