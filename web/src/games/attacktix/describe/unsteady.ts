import { t } from '../../../texts';
import type { Setup } from '../types';
import { brief } from './measures';
import { cardOf } from './names';

/** Half the width of a figure's body, in micrometres. */
const half = 15_000;

/**
 * The angle to each side within which nearly every missile of a figure flies, in hundredths of a degree; 0 if
 * hands are steady, or if the weapon is no launcher. It is twice the usual error. AT-R-65
 */
export const shakeOf = (setup: Setup, figure: string): number =>
  cardOf(setup, figure)?.weapon.kind === 'ranged' ? Math.round(setup.options.aim_noise * 200) : 0;

/**
 * How far beside its line a missile may fly at a distance in micrometres, and how wide a body is; empty if hands
 * are steady. Advises to roll closer if the missile may pass beside the body.
 */
export function describeUnsteady(setup: Setup, figure: string, distance: number | null): string {
  const shake = shakeOf(setup, figure);
  if (shake === 0 || distance === null) return '';
  const aside = Math.tan((shake * Math.PI) / 18_000) * distance;
  const said = t('at-prompt-shakes', { cm: brief(aside / 10_000), wide: brief((half * 2) / 10_000) });
  return aside > half ? `${said} ${t('at-prompt-shakes-closer')}` : said;
}
