import { cardOf, figureOf } from '../describe/names';
import { inShake } from '../describe/in-shake';
import type { Sight } from '../describe/sight';
import { half, shakeOf } from '../describe/unsteady';
import type { AimAnswer, Setup, View } from '../types';
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
  return promised(table.setup(), table.view(), lead, aiming.line, sight, aiming.chosen);
}

/**
 * Returns what a shot of a figure promises, by the server's answer on an aim that is allowed. `chosen` is the
 * target that the player means.
 */
export function promised(
  setup: Setup,
  view: View,
  figure: string,
  answer: AimAnswer,
  sight: Sight | null,
  chosen: string | null,
): Prospect {
  if (!sight?.reached || sight.above) return 'misses';
  if (isFriend(view, figure, sight.id)) return 'own';
  const isFigure = cardOf(setup, sight.id) !== undefined;
  if (!isFigure && sight.id !== chosen) return 'blocked';
  const shake = (shakeOf(setup, figure) * Math.PI) / 18_000;
  const wide = isFigure ? half : Infinity;
  const isUnsure = Math.tan(shake) * sight.distance > wide || sight.aside !== null;
  const isNear =
    figureOf(view, sight.id) !== undefined && inShake(setup, view, figure, answer, sight).length > 0;
  return isUnsure || isNear ? 'may' : 'hits';
}

/** Returns whether one player controls both figures. */
function isFriend(view: View, one: string, other: string): boolean {
  const side = figureOf(view, one)?.controller;
  return side !== undefined && figureOf(view, other)?.controller === side;
}
