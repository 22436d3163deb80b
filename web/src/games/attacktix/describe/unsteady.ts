import { t } from '../../../texts';
import type { Setup } from '../types';
import { brief } from './measures';
import { cardOf } from './names';

/** Half the width of a figure's body, in micrometres. */
export const half = 15_000;

/**
 * Returns the angle to each side within which nearly every missile of a figure flies, in hundredths of a
 * degree. It is twice the option `aim_noise`. 0 if that option is 0, or if the weapon is no launcher. AT-R-65
 */
export const shakeOf = (setup: Setup, figure: string): number =>
  cardOf(setup, figure)?.weapon.kind === 'ranged' ? Math.round(setup.options.aim_noise * 200) : 0;

/**
 * Says how far beside its line a missile may fly at `distance`, in micrometres, and how wide a figure's body
 * is. If the missile may pass beside the body, it advises to roll closer. Empty without an aim error or a
 * distance.
 */
export function describeUnsteady(setup: Setup, figure: string, distance: number | null): string {
  const shake = shakeOf(setup, figure);
  if (shake === 0 || distance === null) return '';
  const aside = Math.tan((shake * Math.PI) / 18_000) * distance;
  const said = t('at-prompt-shakes', { cm: brief(aside / 10_000), wide: brief((half * 2) / 10_000) });
  return aside > half ? `${said} ${t('at-prompt-shakes-closer')}` : said;
}
