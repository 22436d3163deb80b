import { t } from '../../../texts';
import type { EventOf, Setup, View } from '../types';
import { aimedAt } from './aimed-at';
import { thick } from './arc';
import { apart, headingTo, wrapped } from './measures';
import { metOther } from './miss';
import { cardOf, figureOf } from './names';
import { half } from './unsteady';

type Attack = EventOf<'attack'>;

/** The share of a normal distribution below `x` standard deviations, by Zelen and Severo’s formula. */
function below(x: number): number {
  const k = 1 / (1 + 0.2316419 * Math.abs(x));
  const sum =
    k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  const above = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return x < 0 ? above : 1 - above;
}

/**
 * Returns how likely a shot with this aim was to meet its target, from 0 to 1, if nothing else is in the way.
 * It counts the error to the side only, because figures are much taller than wide. Null without an error of
 * the aim, if the target is no figure of another player, and if the missile first met another thing. `view`
 * is the view before the shot. AT-R-65
 */
export function oddsOf(event: Attack, setup: Setup, view: View): number | null {
  const noise = setup.options.aim_noise;
  const from = figureOf(view, event.figure);
  const to = figureOf(view, event.meets ?? aimedAt(event.figure, event.aim, setup, view));
  const isShot = cardOf(setup, event.figure)?.weapon.kind === 'ranged';
  if (!isShot || noise === 0 || !from?.at || !to?.at || to.controller === from.controller) return null;
  if (metOther(event, to.id, setup, view)) return null;
  const far = apart(from.at, to.at);
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const off = wrapped(headingTo(from.at, to.at) - from.facing - event.aim.yaw) / 100;
  const [aside, usual] = [Math.tan(radians(off)) * far, Math.tan(radians(noise)) * far || 1];
  const wide = half + thick;
  return below((wide - aside) / usual) - below((-wide - aside) / usual);
}

/**
 * Says how many of a hundred such shots hit, to the nearest five. With `isFull`, says also for a table on
 * which no hand shakes that luck had no part in the shot. Otherwise empty if the odds are not known.
 */
export function describeOdds(event: Attack, setup: Setup, view: View | null, isFull = false): string {
  const isShot = cardOf(setup, event.figure)?.weapon.kind === 'ranged';
  if (isFull && isShot && setup.options.aim_noise === 0) return t('at-odds-steady');
  const odds = view && oddsOf(event, setup, view);
  if (odds === null) return '';
  const percent = Math.round(odds * 20) * 5;
  if (percent >= 100) return t('at-odds-sure');
  return percent <= 0 ? t('at-odds-never') : t('at-odds', { percent });
}
