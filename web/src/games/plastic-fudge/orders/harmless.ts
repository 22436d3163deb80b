import type { Orders } from './orders.svelte';
import { isWorth } from './shooting.svelte';

/** Whether the selected Unit may attack, but can harm nobody from where it stands. */
export function harmsNobody(orders: Orders): boolean {
  const { lead, shooting } = orders;
  if (lead === null || !orders.shoots(lead) || shooting.templates(lead).length > 0) return false;
  return shooting.harmless.has(lead) || shooting.targets?.attacks.some(isWorth) === false;
}
