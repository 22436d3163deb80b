import { apart } from '../describe/measures';
import { cardOf, figureOf } from '../describe/names';
import type { Hit } from '../scene/api';
import type { Spot } from '../types';
import type { Orders } from './orders.svelte';

/** What the ruler can measure from or to: the id of a thing on the table, or a place. */
export type Thing = string | Spot;

export const whole = ([x, z]: readonly [number, number]): Spot => [Math.round(x), Math.round(z)];

/** The thing or the place under the pointer, for the ruler. */
export const thingAt = (hit: Hit): Thing => hit.figure ?? hit.object ?? whole(hit.spot);

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
