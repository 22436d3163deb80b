import { hasText, t } from '../../../texts';
import type { Modifier } from '../types';

/** What the level of a throw is: that of the attacker, of the defender, or of a Commander. */
export type LevelOf = 'attack' | 'defence' | 'training';

/** The name of a modifier, in a few words. `of` says what the level on the card is. */
export function modifierName({ what }: Modifier, of?: LevelOf): string {
  if (what === 'level' && of) return t(`pf-mod-level-${of}`);
  return hasText(`pf-mod-${what}`) ? t(`pf-mod-${what}`) : what;
}
