import { apart } from '../describe/measures';
import { cardOf, figureOf } from '../describe/names';
import type { Hit } from '../scene/api';
import type { Orders } from './orders.svelte';

/**
 * Whether a tap that meets the selected figure means a place: a tap just beside the figure, or, if the figure
 * may move, a tap on its body in front of a place beyond its base.
 */
export function isPlace(orders: Orders, hit: Hit): boolean {
  const { lead, table } = orders;
  if (lead === null || hit.figure !== lead) return false;
  if (hit.near) return true;
  const at = figureOf(table.view(), lead)?.at;
  const radius = cardOf(table.setup(), lead)?.radius;
  if (!at || radius === undefined || !hit.onTable || !orders.can(lead, 'move')) return false;
  return apart(at, hit.spot) > radius;
}
