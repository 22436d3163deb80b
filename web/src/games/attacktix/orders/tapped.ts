import { apart } from '../describe/measures';
import { cardOf, figureOf } from '../describe/names';
import type { Hit } from '../scene/api';
import type { Spot } from '../types';
import type { Orders } from './orders.svelte';

/** What the ruler can measure from or to: the id of a thing on the table, or a place. */
export type Thing = string | Spot;

export const whole = ([x, z]: readonly [number, number]): Spot => [Math.round(x), Math.round(z)];

/**
 * Returns what the ruler measures to when the player taps: a figure, an object, or the place on the table.
 */
export const thingAt = (hit: Hit): Thing => hit.figure ?? hit.object ?? whole(hit.spot);

/**
 * Returns whether a tap that hits the selected figure means a place on the table. A tap just beside the
 * figure does. A tap on the figure does if the figure may move and the place that it hides there is not under
 * its base.
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
