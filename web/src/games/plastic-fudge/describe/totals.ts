import { t } from '../../../texts';
import { signed } from '../names';
import type { Setup } from '../types';

/** The largest total in the Damage Chart; the smallest is its opposite. */
const most = 4;

/** The total that the Damage Chart counts for a total of a throw. PF-R-02 */
export const counted = (total: number, { options }: Setup): number =>
  options.totals === 'extend' ? total : Math.max(-most, Math.min(most, total));

/**
 * A total of a throw, in words. For a total beyond the chart, the words also say which total counts instead.
 * PF-R-02
 */
export function describeTotal(total: number, setup: Setup): string {
  const counts = counted(total, setup);
  return counts === total
    ? signed(total)
    : t('pf-total-counts', { total: signed(total), counted: signed(counts) });
}
