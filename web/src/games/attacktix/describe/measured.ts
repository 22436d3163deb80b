import { t } from '../../../texts';
import type { Orders } from '../orders/orders.svelte';
import type { Setup } from '../types';
import { brief, describeLength } from './measures';
import { thingName } from './names';

/** Says how far two things or places are apart that the player measures; empty before both are chosen. */
export function describeMeasured({ answer, from, end, on }: Orders['ruler'], setup: Setup): string {
  if (!on || !answer || from === null) return '';
  const name = (thing: string | readonly number[] | null): string =>
    typeof thing === 'string' ? thingName(setup, thing) : t('at-here');
  const gap = Math.max(0, answer.gap);
  return t('at-measured', {
    from: name(from),
    to: name(end),
    length: describeLength(setup, gap),
    cm: brief(gap / 10_000),
    tix: answer.tix,
  });
}
