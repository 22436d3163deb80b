import { hasText, t } from '../../../texts';
import { listed } from '../../../parts/describe';
import { signed } from '../names';
import type { Modifier } from '../types';

/**
 * Whose level counts in a throw: the attacker's, the defender's, or the Training of a Commander who throws
 * for the initiative.
 */
export type LevelOf = 'attack' | 'defence' | 'training';

/** Modifiers of a throw in words, each after a comma: ", −1 Commander lost". */
export const addedParts = (modifiers: readonly Modifier[]): string =>
  modifiers.map((one) => `, ${signed(one.by)} ${modifierName(one)}`).join('');

/** The name of a modifier, in a few words. `of` says whose level the modifier `level` is. */
export function modifierName({ what }: Modifier, of?: LevelOf): string {
  if (what === 'level' && of) return t(`pf-mod-level-${of}`);
  return hasText(`pf-mod-${what}`) ? t(`pf-mod-${what}`) : what;
}

/** Modifiers in words: "+2 level, −1 half in". */
export const describeModifiers = (modifiers: readonly Modifier[], of?: LevelOf): string =>
  listed(modifiers.map((one) => `${signed(one.by)} ${modifierName(one, of)}`));

export const clausesOf = (modifiers: readonly Modifier[]): string[] => modifiers.map(({ clause }) => clause);
