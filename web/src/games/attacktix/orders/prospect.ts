import { cardOf, figureOf } from '../describe/names';
import { half, shakeOf } from '../describe/unsteady';
import { threatsBeside } from './line';
import type { Orders } from './orders.svelte';

/**
 * What a shot along the line of the aimed weapon promises. `hits`: the line meets an enemy or the chosen
 * thing, and a shaking hand stays on it. `may`: the hand may shake past it, the line meets only its edge, or
 * something beside the line may be in the way. `own` and `blocked`: the line meets a figure of the same side,
 * or terrain.
 */
export type Prospect = 'hits' | 'may' | 'misses' | 'own' | 'blocked';

/**
 * Returns what a shot promises; null without a line, or if the aim is not allowed. It knows no luck to come.
 */
export function prospectOf(orders: Orders): Prospect | null {
  const { lead, sight, aiming, table } = orders;
  if (lead === null || !aiming.line?.legal) return null;
  if (orders.hitsOwn) return 'own';
  if (!sight?.reached || sight.above) return 'misses';
  const setup = table.setup();
  const isFigure = cardOf(setup, sight.id) !== undefined;
  if (!isFigure && sight.id !== aiming.chosen) return 'blocked';
  const shake = (shakeOf(setup, lead) * Math.PI) / 18_000;
  const wide = isFigure ? half : Infinity;
  const isUnsure = Math.tan(shake) * sight.distance > wide || sight.aside !== null;
  const isNear = figureOf(table.view(), sight.id) !== undefined && threatsBeside(orders).length > 0;
  return isUnsure || isNear ? 'may' : 'hits';
}
