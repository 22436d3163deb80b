import { t } from '../../../texts';
import { signed } from '../names';
import type { Setup } from '../types';

/** The largest total in the Damage Chart; the smallest is its opposite. */
const most = 4;

/** A total of a throw. Beyond the chart it counts as the nearest total there, and the words say so. PF-R-02 */
export function describeTotal(total: number, { options }: Setup): string {
  const counted = Math.max(-most, Math.min(most, total));
  return options.totals === 'extend' || counted === total
    ? signed(total)
    : t('pf-total-counts', { total: signed(total), counted: signed(counted) });
}
