import { cardOf, figureOf } from '../describe/names';
import { inShake } from '../describe/in-shake';
import { describeLength } from '../describe/measures';
import type { Sight } from '../describe/sight';
import { half, shakeOf } from '../describe/unsteady';
import { t } from '../../../texts';
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
  const isUnsure = isShaky(setup, figure, sight) || sight.aside !== null;
  const isNear =
    figureOf(view, sight.id) !== undefined && inShake(setup, view, figure, answer, sight).length > 0;
  return isUnsure || isNear ? 'may' : 'hits';
}

/**
 * Says in a few words why a shot promises to hit, or why it may miss; empty for anything else. It knows only
 * the line, the distance and how far the hand may shake.
 */
export function whyProspect({ lead, sight, table }: Orders, prospect: Prospect): string {
  if (lead === null || !sight || (prospect !== 'hits' && prospect !== 'may')) return '';
  const setup = table.setup();
  const length = describeLength(setup, sight.away ?? sight.distance);
  if (prospect === 'hits') return t('at-why-clear', { length });
  if (sight.aside !== null) return t('at-why-edge');
  return isShaky(setup, lead, sight) ? t('at-why-far', { length }) : t('at-why-beside');
}

/** Returns whether a shaking hand may carry a missile past the figure that its line meets. */
function isShaky(setup: Setup, figure: string, { id, distance }: Sight): boolean {
  const shake = (shakeOf(setup, figure) * Math.PI) / 18_000;
  return cardOf(setup, id) !== undefined && Math.tan(shake) * distance > half;
}

/** Returns whether one player controls both figures. */
function isFriend(view: View, one: string, other: string): boolean {
  const side = figureOf(view, one)?.controller;
  return side !== undefined && figureOf(view, other)?.controller === side;
}
