import { t } from '../../../texts';
import type { Orders } from '../orders/orders.svelte';
import type { Setup, Thing } from '../types';
import { inches, thingName } from './units';

/** What the measuring rod has measured, in words; empty while the server has not answered. */
export function describeMeasured(setup: Setup, { ruler }: Pick<Orders, 'ruler'>): string {
  const { answer, from, end, on } = ruler;
  if (!on || !answer || from === null || end === null) return '';
  const name = (thing: Thing): string => (typeof thing === 'string' ? thingName(setup, thing) : t('pf-here'));
  return t('pf-measured', { from: name(from), to: name(end), length: inches(answer.gap) });
}
